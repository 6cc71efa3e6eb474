import { createHash, createHmac, timingSafeEqual } from 'node:crypto';

/** Seconds that an answer may be old, and that Telegram's clock may be ahead of ours. */
const LIFETIME = 300;
const CLOCK_SKEW = 60;

/**
 * Whether Telegram signed these fields, lately: HMAC-SHA-256 over the sorted fields under SHA-256 of the bot's token, as
 * Telegram's page on its login widget says.
 *
 * @param fields as they came, without `hash`
 */
export function isSignedByTelegram(fields: Record<string, string>, hash: string, botToken: string, now: Date): boolean {
  const signed = Object.keys(fields)
    .sort()
    .map((name) => `${name}=${fields[name]}`)
    .join('\n');
  const key = createHash('sha256').update(botToken).digest();
  const expected = createHmac('sha256', key).update(signed).digest();
  const given = Buffer.from(hash, 'hex');
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return false;
  const age = now.getTime() / 1_000 - Number(fields.auth_date);
  return age <= LIFETIME && age >= -CLOCK_SKEW;
}
