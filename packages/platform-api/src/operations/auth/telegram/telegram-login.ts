import type * as contracts from '@xana/contracts/http/auth/telegram-login';
import { apiError } from '../../../api-error.ts';
import { readSessionKey } from '../../../authentication/proofs/read-proof.ts';
import { hashSecret, newSecret } from '../../../authentication/secrets.ts';
import { consumeLoginCode, insertLoginCode, insertTelegramHash } from '../../../database/auth/telegram-logins.ts';
import type { Handler } from '../../../http/handler.ts';
import type { Platform } from '../../../platform.ts';
import { findOrCreateByIdentity } from '../identities.ts';
import { findMemberById } from '../members.ts';
import { sendRefreshToken } from '../sessions/app-client.ts';
import { openSession } from '../sessions/open-session.ts';
import { readInitData } from './init-data.ts';
import { isSignedByTelegram } from './telegram-hash.ts';
import { HASH_LIFETIME_MS, telegramIdentity } from './telegram-identity.ts';

const CODE_LIFETIME_MS = 2 * 60_000;

/** Telegram redirects the browser here; it is redirected to the site with a one-time token and nothing else. */
export const telegramCallback: Handler<typeof contracts.telegramCallback> = async (call) => {
  const { input, database, config, apiError } = call;
  await consumeTelegramLogin({ config, database }, input);
  const { userId, isBanned } = await findOrCreateByIdentity(database, telegramIdentity(input));
  if (isBanned) throw apiError('AUTH.BANNED');
  const token = newSecret();
  const expiresAt = new Date(Date.now() + CODE_LIFETIME_MS);
  await insertLoginCode(database, { hash: hashSecret(token), userId, expiresAt });
  return { location: `${config.origins.site}/app?${new URLSearchParams({ comingFor: 'telegram', token })}` };
};

export const exchangeTelegramToken: Handler<typeof contracts.exchangeTelegramToken> = async (call) => {
  const { input, database, config, apiError } = call;
  const thumbprint = await readSessionKey(call);
  const userId = await consumeLoginCode(database, hashSecret(input.token));
  if (userId === undefined) throw apiError('NONCE_INVALID');
  const opened = await openSession(call, await findMemberById(database, userId, config), {
    thumbprint,
    method: { kind: 'telegram' },
  });
  return { ...sendRefreshToken(call, opened), isFirstLogin: opened.user.userProfile.isPopUpShow };
};

/** A Mini App needs no redirect: its signed data opens a normal session at once. */
export const loginWithTelegramMiniApp: Handler<typeof contracts.loginWithTelegramMiniApp> = async (call) => {
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

/**
 * Verifies the fields of Telegram's login widget and uses them up.
 *
 * @throws ApiError SIGNATURE_INVALID or NONCE_INVALID
 */
export async function consumeTelegramLogin(
  { config, database }: Pick<Platform, 'config' | 'database'>,
  { hash, ...fields }: { hash: string; [name: string]: string | undefined },
): Promise<void> {
  const given = Object.fromEntries(
    Object.entries(fields).filter((entry): entry is [string, string] => entry[1] !== undefined),
  );
  const { telegramBotToken } = config;
  if (!telegramBotToken || !isSignedByTelegram(given, hash, telegramBotToken, new Date()))
    throw apiError('SIGNATURE_INVALID');
  const isNew = await insertTelegramHash(database, hash, new Date(Date.now() + HASH_LIFETIME_MS));
  if (!isNew) throw apiError('NONCE_INVALID');
}
