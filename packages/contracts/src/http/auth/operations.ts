import { createSocketTicket } from './create-socket-ticket.ts';
import { describeHandOff } from './describe-hand-off.ts';
import { endAllSessions } from './end-all-sessions.ts';
import { endSession } from './end-session.ts';
import { exchangeHandOff } from './exchange-hand-off.ts';
import { exchangeTelegramToken } from './exchange-telegram-token.ts';
import { grantHandOff } from './grant-hand-off.ts';
import { listSessions } from './list-sessions.ts';
import { loginExternalWallet } from './login-external-wallet.ts';
import { logout } from './logout.ts';
import { prepareHandOff } from './prepare-hand-off.ts';
import { refreshToken } from './refresh-token.ts';
import { saveUserNonce } from './save-user-nonce.ts';
import { telegramCallback } from './telegram-callback.ts';
import { verifySignature } from './verify-signature.ts';

/** The calls of this area; the server must answer each of them to compile. */
export const authOperations = {
  createSocketTicket,
  describeHandOff,
  endAllSessions,
  endSession,
  exchangeHandOff,
  exchangeTelegramToken,
  grantHandOff,
  listSessions,
  loginExternalWallet,
  logout,
  prepareHandOff,
  refreshToken,
  saveUserNonce,
  telegramCallback,
  verifySignature,
} as const;
