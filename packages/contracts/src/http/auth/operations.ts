import { createSocketTicket } from './create-socket-ticket.ts';
import { endSession } from './end-session.ts';
import { listSessions } from './list-sessions.ts';
import { loginExternalWallet } from './login-external-wallet.ts';
import { logout } from './logout.ts';
import { refreshToken } from './refresh-token.ts';
import { saveUserNonce } from './save-user-nonce.ts';
import { verifySignature } from './verify-signature.ts';

/** The calls of this area; the server must answer each of them to compile. */
export const authOperations = {
  createSocketTicket,
  endSession,
  listSessions,
  loginExternalWallet,
  logout,
  refreshToken,
  saveUserNonce,
  verifySignature,
} as const;
