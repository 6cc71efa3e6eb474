import type { loginWithTelegramMiniApp as contract } from '@xana/contracts/http/auth/login-with-telegram-mini-app';
import { readSessionKey } from '../../../authentication/proofs/read-session-key.ts';
import { insertTelegramHash } from '../../../database/auth/telegram-logins.ts';
import type { Handler } from '../../../http/handler.ts';
import { findOrCreateByIdentity } from '../identities.ts';
import { findMemberById } from '../members.ts';
import { sendRefreshToken } from '../sessions/app-client.ts';
import { openSession } from '../sessions/open-session.ts';
import { readInitData } from './init-data.ts';
import { HASH_LIFETIME_MS, telegramIdentity } from './telegram-identity.ts';

/** A Mini App needs no redirect: its signed data opens a normal session at once. */
export const loginWithTelegramMiniApp: Handler<typeof contract> = async (call) => {
  const { input, database, config, apiError } = call;
  const thumbprint = await readSessionKey(call);
  const { telegramBotToken } = config;
  const initData = telegramBotToken && readInitData(input.initData, telegramBotToken, new Date());
  if (!initData) throw apiError('SIGNATURE_INVALID');
  const isNew = await insertTelegramHash(database, initData.hash, new Date(Date.now() + HASH_LIFETIME_MS));
  if (!isNew) throw apiError('NONCE_INVALID');
  const { userId } = await findOrCreateByIdentity(
    database,
    telegramIdentity({ ...initData.user, id: String(initData.user.id) }),
  );
  const opened = await openSession(call, await findMemberById(database, userId, config), {
    thumbprint,
    method: { kind: 'telegram' },
  });
  return { ...sendRefreshToken(call, opened), isFirstLogin: opened.user.userProfile.isPopUpShow };
};
