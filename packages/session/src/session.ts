export { createSession, type SessionOptions } from './create-session.ts';
export { pickUpHandOff } from './hand-off.ts';
export type {
  Credentials,
  EstablishSession,
  HandOff,
  LogoutReason,
  Session,
  SessionState,
  ThemeChoice,
  WalletHandle,
} from './session-types.ts';
