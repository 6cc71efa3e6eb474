import { createHmac, timingSafeEqual } from 'node:crypto';
import * as z from 'zod';
import { isRecent } from './telegram-hash.ts';

const user = z.object({
  id: z.int().positive(),
  first_name: z.string().max(512),
  last_name: z.string().max(512).optional(),
});

export interface InitData {
  /** In lower case hex, as Telegram sends it. */
  hash: string;
  user: z.output<typeof user>;
}

/**
 * Reads `Telegram.WebApp.initData`, if Telegram signed it in the last five minutes: HMAC-SHA-256 of the sorted fields, with
 * the HMAC of the bot's token as the key.
 *
 * @see https://core.telegram.org/bots/webapps#validating-data-received-via-the-mini-app
 * @returns null for anything else
 */
export function readInitData(initData: string, botToken: string, now: Date): InitData | null {
  const fields = [...new URLSearchParams(initData)];
  const values = new Map(fields);
  const hash = values.get('hash') ?? '';
  // A repeated field could be signed as one value and read as another.
  if (values.size !== fields.length || !/^[0-9a-f]{64}$/.test(hash)) return null;
  const signed = fields
    .filter(([name]) => name !== 'hash')
    .map(([name, value]) => `${name}=${value}`)
    .sort()
    .join('\n');
  const key = createHmac('sha256', 'WebAppData').update(botToken).digest();
  const expected = createHmac('sha256', key).update(signed).digest();
  if (!timingSafeEqual(Buffer.from(hash, 'hex'), expected) || !isRecent(values.get('auth_date'), now)) return null;
  const { data } = user.safeParse(parseJson(values.get('user')));
  return data ? { hash, user: data } : null;
}

function parseJson(text: string | undefined): unknown {
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    return null;
  }
}
