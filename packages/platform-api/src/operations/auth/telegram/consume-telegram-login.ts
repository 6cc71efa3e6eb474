import { apiError } from '../../../api-error.ts';
import { insertTelegramHash } from '../../../database/auth/telegram-logins.ts';
import type { Platform } from '../../../platform.ts';
import { isSignedByTelegram } from './telegram-hash.ts';
import { HASH_LIFETIME_MS } from './telegram-identity.ts';

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
