export type { Connection } from './connection.ts';
export { createSession } from './create-session.ts';
export { pickUpHandOff } from './hand-off.ts';
export { type RemoteRights, readRights } from './remote-rights.ts';
export type { SessionOptions } from './session-options.ts';
export type {
  AttachWallet,
  Credentials,
  EstablishSession,
  HandOff,
  LogoutReason,
  RemoteSession,
  Session,
  SessionState,
  TelegramLink,
  ThemeChoice,
  WalletHandle,
} from './session-types.ts';
