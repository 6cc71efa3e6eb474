import { randomBytes } from 'node:crypto';
import type { telegramCallback as contract } from '@xana/contracts/http/auth/telegram-callback';
import type { Handler } from '../../../http/handler.ts';
import { findOrCreateByIdentity } from '../identities.ts';
import { hashSecret } from '../sessions/session-store.ts';
import { isSignedByTelegram } from './telegram-hash.ts';

const TOKEN_LIFETIME = 2 * 60_000;
/** Longer than a signed answer is good. */
const REMEMBERED = 10 * 60_000;

/** The browser arrives here from Telegram, and leaves with a one-time token and nothing else. */
export const telegramCallback: Handler<typeof contract> = async ({ input, database, config, apiError }) => {
  const { hash, ...fields } = input;
  const given = Object.fromEntries(
    Object.entries(fields).filter((entry): entry is [string, string] => entry[1] !== undefined),
  );
  const { telegramBotToken } = config;
  if (!telegramBotToken || !isSignedByTelegram(given, hash, telegramBotToken, new Date()))
    throw apiError('SIGNATURE_INVALID');
  const isNew = await database
    .insertInto('used_telegram_hashes')
    .values({ hash, expires_at: new Date(Date.now() + REMEMBERED) })
    .onConflict((conflict) => conflict.doNothing())
    .returning('hash')
    .executeTakeFirst();
  if (!isNew) throw apiError('NONCE_INVALID');
  const name = [input.first_name, input.last_name].filter(Boolean).join(' ').trim();
  const { userId, isBanned } = await findOrCreateByIdentity(database, { issuer: 'telegram', subject: input.id, name });
  if (isBanned) throw apiError('AUTH.BANNED');
  const token = randomBytes(32).toString('base64url');
  await database
    .insertInto('login_codes')
    .values({ code_hash: hashSecret(token), user_id: userId, expires_at: new Date(Date.now() + TOKEN_LIFETIME) })
    .execute();
  return { location: `${config.origins.site}/app?${new URLSearchParams({ comingFor: 'telegram', token })}` };
};
