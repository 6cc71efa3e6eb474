import { randomBytes } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { readCookie } from './read-cookie.ts';

/** A candidate runs for days; a visitor stays with it meanwhile. */
const MAX_AGE_SECONDS = 30 * 86_400;

/** The cookie that puts a visitor on one side of each candidate: a random number, without any data of the visitor. */
export function createCohorts(site: string) {
  const isSecure = site.startsWith('https:');
  const name = isSecure ? '__Host-xana-cohort' : 'xana-cohort';
  return {
    /** Null for a visitor without a valid cookie. */
    read({ headers }: IncomingMessage): string | null {
      const value = readCookie(headers.cookie, name);
      return /^[0-9a-f]{32}$/.test(value) ? value : null;
    },
    /** @returns the value, and the header that sets it */
    create(): { cohort: string; cookie: string } {
      const cohort = randomBytes(16).toString('hex');
      const attributes = `Max-Age=${MAX_AGE_SECONDS}; Path=/; HttpOnly; SameSite=Lax${isSecure ? '; Secure' : ''}`;
      return { cohort, cookie: `${name}=${cohort}; ${attributes}` };
    },
  };
}
