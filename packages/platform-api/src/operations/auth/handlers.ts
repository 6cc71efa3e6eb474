import type { authOperations } from '@xana/contracts/http/all-operations';
import type { Implements } from '../../http/handler.ts';
import { createSocketTicket } from './create-socket-ticket.ts';
import { endAllSessions } from './end-all-sessions.ts';
import { endSession } from './end-session.ts';
import { describeHandOff } from './hand-off/describe-hand-off.ts';
import { exchangeHandOff } from './hand-off/exchange-hand-off.ts';
import { grantHandOff } from './hand-off/grant-hand-off.ts';
import { prepareHandOff } from './hand-off/prepare-hand-off.ts';
import { listSessions } from './list-sessions.ts';
import { loginExternalWallet } from './login-external-wallet.ts';
import { logout } from './logout.ts';
import { refreshToken } from './refresh-token.ts';
import { saveUserNonce } from './save-user-nonce.ts';
import { exchangeTelegramToken } from './telegram/exchange-telegram-token.ts';
import { telegramCallback } from './telegram/telegram-callback.ts';
import { verifySignature } from './verify-signature.ts';

export const authHandlers = {
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
} satisfies Implements<typeof authOperations>;
