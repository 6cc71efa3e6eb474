import type { Operation } from '@xana/contracts/operation';
import type { PublicConfig } from '@xana/contracts/public-config';
import type { OwnedBus, TabChannel } from '@xana/event-bus';
import type { TabLocks } from './member-token.ts';
import type { PreferenceSources } from './preferences.ts';
import type { KeyValueStorage } from './safe-storage.ts';
import type { HandOff } from './session-types.ts';
import type { TelegramLinkArrival } from './telegram-link.ts';

export interface SessionOptions extends Omit<PreferenceSources, 'storage'> {
  config: PublicConfig;
  /** Publishes the `session:…` events; `shellBus` the `shell:…` events. */
  bus: OwnedBus<'session'>;
  shellBus: OwnedBus<'shell'>;
  storage?: KeyValueStorage;
  locks?: TabLocks;
  channel?: TabChannel;
  window?: Pick<Window, 'addEventListener' | 'removeEventListener'>;
  /** `sessionStorage`. */
  tabStorage?: KeyValueStorage;
  /** The hand-off in this page's address. */
  handOff?: HandOff;
  telegramToken?: string;
  /** The platform has rejected the login by Telegram with this code. */
  telegramError?: string;
  /** The signed data with which Telegram opened the page as a Mini App. */
  telegramInitData?: string;
  telegramLink?: TelegramLinkArrival | undefined;
  /** The login of the arrival failed. @param error has the `code` of an ApiError */
  onArrivalFailed?(error: unknown): void;
  validateReplies?: boolean;
  now?(): number;
  /** An unanswered call triggers a probe after this time; derived from the load time of the page. */
  timeoutMs?: number;
  /** `navigator.onLine`. */
  isOnline?(): boolean;
  preloaded?(operation: Operation, input: unknown): Promise<unknown> | undefined;
  goTo(path: string): void;
}
