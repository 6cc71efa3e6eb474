import { TAB_STORAGE_KEYS } from '@xana/contracts/storage-keys';
import { attempt, type KeyValueStorage, takeStored } from './safe-storage.ts';
import type { TelegramLink } from './session-types.ts';

const { telegramLink: key } = TAB_STORAGE_KEYS;

/** The query parameter of the return address. */
export const TELEGRAM_LINK_PARAMETER = 'telegramLink';

/** A page that Telegram returned to after `begin`. */
export interface TelegramLinkArrival {
  state: string;
  /** Query with the signed fields; undefined when the member cancelled. */
  login: string | undefined;
}

interface Started {
  state: string;
  userId: number;
}

interface TelegramLinkOptions {
  arrived: TelegramLinkArrival | undefined;
  /** `sessionStorage`, where the browser allows it. */
  storage: KeyValueStorage | undefined;
  /** Undefined for a visitor. */
  memberId(): number | undefined;
}

/**
 * Telegram's page returns the signed fields of the user who logged in there. A link of an attacker could return the attacker's
 * fields to a member (CSRF, RFC 6749 section 10.12), so they are accepted only with the state that this tab stored for this
 * member, once. They stay in this closure, because anyone who has them can log in.
 */
export function createTelegramLink({ arrived, storage, memberId }: TelegramLinkOptions) {
  const started = takeStored<Started>(storage, key);
  let returned = arrived && started && arrived.state === started.state ? { ...arrived, userId: started.userId } : null;
  const verbs: TelegramLink = {
    begin() {
      const userId = memberId();
      const state = toHex(crypto.getRandomValues(new Uint8Array(16)));
      // Without storage nothing is added, and the member starts again.
      attempt(() => storage?.setItem(key, JSON.stringify({ state, userId })), undefined);
      return state;
    },
    take() {
      if (!returned || returned.userId !== memberId()) return null;
      const { login } = returned;
      returned = null;
      return { fields: login === undefined ? null : Object.fromEntries(new URLSearchParams(login)) };
    },
  };
  return { verbs, isReturnOf: (userId: number) => returned?.userId === userId };
}

const toHex = (bytes: Uint8Array): string => Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
