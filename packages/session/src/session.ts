export type { Connection } from './connection.ts';
export { createSession, type SessionOptions } from './create-session.ts';
export { pickUpHandOff } from './hand-off.ts';
export { type RemoteRights, readRights } from './remote-rights.ts';
export type {
  Credentials,
  EstablishSession,
  HandOff,
  LogoutReason,
  RemoteSession,
  Session,
  SessionState,
  ThemeChoice,
  WalletHandle,
} from './session-types.ts';
