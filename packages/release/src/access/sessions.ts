import { randomBytes } from 'node:crypto';
import { hostCookie } from '../server/read-cookie.ts';
import type { Caller } from './read-token.ts';

/** A working day. */
const LIFETIME_MS = 8 * 3_600_000;
/** The oldest are logged out first. */
const MAX_SESSIONS = 1_000;

interface Session {
  caller: Caller;
  expiresAt: number;
}

/**
 * Logins of people at the desk, in the memory of the one release server: a restart logs them out. Roles are not part of a session; each
 * call reads them from the registry.
 */
export function createSessions(origin: string, now: () => number = Date.now) {
  const sessions = new Map<string, Session>();
  const cookie = hostCookie(origin, 'release-session', 'Lax');
  return {
    /** @returns the cookie */
    open(caller: Caller): string {
      const [oldest] = sessions.keys();
      if (sessions.size >= MAX_SESSIONS && oldest) sessions.delete(oldest);
      const id = randomBytes(32).toString('base64url');
      sessions.set(id, { caller, expiresAt: now() + LIFETIME_MS });
      return cookie.set(id, LIFETIME_MS / 1_000);
    },
    /** @param header the `Cookie` header of a request */
    callerOf(header: string | undefined): Caller | undefined {
      const session = sessions.get(cookie.read(header));
      return session && session.expiresAt > now() ? session.caller : undefined;
    },
    /** @returns the cookie that ends the session in the browser */
    close(header: string | undefined): string {
      sessions.delete(cookie.read(header));
      return cookie.set('', 0);
    },
  };
}
