import type { authOperations } from '@xana/contracts/http/all-operations';
import type { Implements } from '../../http/handler.ts';
import { dismissAccountNotice } from './account/dismiss-account-notice.ts';
import { linkTelegram } from './account/link-telegram.ts';
import { linkWallet } from './account/link-wallet.ts';
import { listAccountNotices } from './account/list-account-notices.ts';
import { listLoginMethods } from './account/list-login-methods.ts';
import { prepareLink } from './account/prepare-link.ts';
import { reauthenticate } from './account/reauthenticate.ts';
import { unlinkLoginMethod } from './account/unlink-login-method.ts';
import { createSocketTicket } from './create-socket-ticket.ts';
import { endAllSessions } from './end-all-sessions.ts';
import { endSession } from './end-session.ts';
import { denyHandOff } from './hand-off/deny-hand-off.ts';
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
import { loginWithTelegramMiniApp } from './telegram/login-with-telegram-mini-app.ts';
import { telegramCallback } from './telegram/telegram-callback.ts';
import { verifySignature } from './verify-signature.ts';

export const authHandlers = {
  createSocketTicket,
  denyHandOff,
  describeHandOff,
  dismissAccountNotice,
  endAllSessions,
  endSession,
  exchangeHandOff,
  exchangeTelegramToken,
  grantHandOff,
  linkTelegram,
  linkWallet,
  listAccountNotices,
  listLoginMethods,
  listSessions,
  loginExternalWallet,
  loginWithTelegramMiniApp,
  logout,
  prepareHandOff,
  prepareLink,
  reauthenticate,
  refreshToken,
  saveUserNonce,
  telegramCallback,
  unlinkLoginMethod,
  verifySignature,
} satisfies Implements<typeof authOperations>;
