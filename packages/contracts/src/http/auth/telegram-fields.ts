import * as z from '@xana/contracts/schema';
import { described } from '../describe.ts';

const digits = z.string().check(z.regex(/^\d{1,16}$/));
const line = z.string().check(z.maxLength(512), z.regex(/^[^\n]*$/));

/** What Telegram's login widget returns. */
export const telegramFields = {
  id: described(digits, 'Telegram user id.', { examples: ['42'] }),
  first_name: described(line, 'First name.', { examples: ['Mia'] }),
  last_name: described(z.optional(line), 'Last name.', { examples: ['Chen'] }),
  username: described(z.optional(line), 'Telegram username.'),
  photo_url: described(z.optional(line), 'URL of the profile picture.'),
  auth_date: described(digits, 'Unix time of the login, in seconds.', { examples: ['1763640000'] }),
  hash: described(
    z.string().check(z.regex(/^[0-9a-f]{64}$/)),
    'HMAC-SHA-256 of the other fields in hex, made by Telegram with the token of the bot.',
  ),
};
