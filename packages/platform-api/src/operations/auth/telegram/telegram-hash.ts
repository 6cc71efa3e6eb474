import { createHash, createHmac, timingSafeEqual } from 'node:crypto';

/** Seconds since `auth_date`. */
const MAX_AGE_S = 300;
/** Seconds by which Telegram's clock may be ahead. */
const CLOCK_SKEW_S = 60;

/**
 * Whether Telegram signed these fields in the last five minutes: HMAC-SHA-256 of the sorted fields, with SHA-256 of the
 * bot's token as the key.
 *
 * @see https://core.telegram.org/widgets/login#checking-authorization
 * @param fields as received, without `hash`
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
  return isRecent(fields.auth_date, now);
}

/** @param authDate Unix time in seconds */
export function isRecent(authDate: string | undefined, now: Date): boolean {
  const age = now.getTime() / 1_000 - Number(authDate);
  return age <= MAX_AGE_S && age >= -CLOCK_SKEW_S;
}
