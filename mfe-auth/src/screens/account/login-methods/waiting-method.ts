import type { linkTelegram } from '@xana/contracts/http/auth/linking';
import type { InputOf } from '@xana/contracts/operation';
import type { ConnectedWallet } from '../../../connectors/connector.ts';
import type { ChosenMethod } from '../../../shared/methods/use-attempt.ts';

export type TelegramFields = InputOf<typeof linkTelegram>;

/** A method that is ready to be added: a connected wallet, or what Telegram returned; its fields are null after a cancel. */
export type WaitingMethod =
  | { kind: 'wallet'; method: ChosenMethod; wallet: ConnectedWallet }
  | { kind: 'telegram'; fields: TelegramFields | null };
