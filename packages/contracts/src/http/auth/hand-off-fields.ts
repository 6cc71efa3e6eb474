import * as z from '@xana/contracts/schema';

/** Made up by the app, not to be guessed, and known to it and to the page that it opened. */
export const builderLoginHash = z.string().check(z.regex(/^[A-Za-z0-9_-]{16,255}$/));
export const deviceId = z.string().check(z.regex(/^[\x21-\x7e]{1,255}$/));
/** What the app wants the login for; it is handed back to it. */
export const loginFor = z.optional(z.string().check(z.maxLength(255)));
