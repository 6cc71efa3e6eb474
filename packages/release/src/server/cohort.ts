import { randomBytes } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { hostCookie } from './read-cookie.ts';

/** A candidate runs for days; a visitor stays with it meanwhile. */
const MAX_AGE_SECONDS = 30 * 86_400;

/** The cookie that puts a visitor on one side of each candidate: a random number, without any data of the visitor. */
export function createCohorts(site: string) {
  const cookie = hostCookie(site, 'xana-cohort', 'Lax');
  return {
    /** Null for a visitor without a valid cookie. */
    read({ headers }: IncomingMessage): string | null {
      const value = cookie.read(headers.cookie);
      return /^[0-9a-f]{32}$/.test(value) ? value : null;
    },
    /** @returns the value, and the header that sets it */
    create(): { cohort: string; cookie: string } {
      const cohort = randomBytes(16).toString('hex');
      return { cohort, cookie: cookie.set(cohort, MAX_AGE_SECONDS) };
    },
  };
}
