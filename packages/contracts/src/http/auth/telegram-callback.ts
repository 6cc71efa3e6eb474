import * as z from '@xana/contracts/schema';
import { defineOperation } from '../../operation.ts';

const digits = z.string().check(z.regex(/^\d{1,16}$/));
const line = z.string().check(z.maxLength(512), z.regex(/^[^\n]*$/));

/** The widget leads the browser here with what Telegram signed; nothing of it is believed before its hash is checked. */
export const telegramCallback = defineOperation({
  id: 'telegramCallback',
  summary: 'Takes what the Telegram widget signed, and leads on to the site with a one-time token.',
  method: 'GET',
  path: '/auth/telegram/callback',
  isLogin: true,
  status: 302,
  input: z.strictObject({
    id: digits,
    first_name: line,
    last_name: z.optional(line),
    username: z.optional(line),
    photo_url: z.optional(line),
    /** Seconds since 1970. */
    auth_date: digits,
    /** HMAC-SHA-256 of the other fields, in hex. */
    hash: z.string().check(z.regex(/^[0-9a-f]{64}$/)),
  }),
  output: z.object({ location: z.string() }),
  errors: ['SIGNATURE_INVALID', 'NONCE_INVALID', 'AUTH.BANNED'],
});
