import type { telegramCallback as contract } from '@xana/contracts/http/auth/telegram-callback';
import { insertLoginCode, insertTelegramHash } from '../../../database/telegram-logins.ts';
import type { Handler } from '../../../http/handler.ts';
import { findOrCreateByIdentity } from '../identities.ts';
import { hashSecret, newSecret } from '../secrets.ts';
import { isSignedByTelegram } from './telegram-hash.ts';

const CODE_LIFETIME_MS = 2 * 60_000;
/** Longer than a signature of Telegram is valid, so that it cannot be replayed. */
const HASH_LIFETIME_MS = 10 * 60_000;

/** Telegram redirects the browser here; it is redirected to the site with a one-time token and nothing else. */
export const telegramCallback: Handler<typeof contract> = async ({ input, database, config, apiError }) => {
  const { hash, ...fields } = input;
  const given = Object.fromEntries(
    Object.entries(fields).filter((entry): entry is [string, string] => entry[1] !== undefined),
  );
  const { telegramBotToken } = config;
  if (!telegramBotToken || !isSignedByTelegram(given, hash, telegramBotToken, new Date()))
    throw apiError('SIGNATURE_INVALID');
  const isNew = await insertTelegramHash(database, hash, new Date(Date.now() + HASH_LIFETIME_MS));
  if (!isNew) throw apiError('NONCE_INVALID');
  const name = [input.first_name, input.last_name].filter(Boolean).join(' ').trim();
  const { userId, isBanned } = await findOrCreateByIdentity(database, { issuer: 'telegram', subject: input.id, name });
  if (isBanned) throw apiError('AUTH.BANNED');
  const token = newSecret();
  const expiresAt = new Date(Date.now() + CODE_LIFETIME_MS);
  await insertLoginCode(database, { hash: hashSecret(token), userId, expiresAt });
  return { location: `${config.origins.site}/app?${new URLSearchParams({ comingFor: 'telegram', token })}` };
};
