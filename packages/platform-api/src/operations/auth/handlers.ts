import type { authOperations } from '@xana/contracts/http/auth/operations';
import type { Implements } from '../../http/handler.ts';
import { createSocketTicket } from './create-socket-ticket.ts';
import { endSession } from './end-session.ts';
import { listSessions } from './list-sessions.ts';
import { loginExternalWallet } from './login-external-wallet.ts';
import { logout } from './logout.ts';
import { refreshToken } from './refresh-token.ts';
import { saveUserNonce } from './save-user-nonce.ts';
import { verifySignature } from './verify-signature.ts';

export const authHandlers = {
  createSocketTicket,
  endSession,
  listSessions,
  loginExternalWallet,
  logout,
  refreshToken,
  saveUserNonce,
  verifySignature,
} satisfies Implements<typeof authOperations>;
