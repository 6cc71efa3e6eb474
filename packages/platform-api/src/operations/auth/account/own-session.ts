import { apiError } from '../../../api-error.ts';
import type { Caller } from '../../../authentication/caller.ts';
import { findSession } from '../../../database/auth/sessions.ts';
import type { Database } from '../../../database/connection/connect-database.ts';

/** For this long after a proof of a login method, a session may change the login methods of its account. */
export const MAX_AUTHENTICATION_AGE_MS = 5 * 60_000;

export type OwnSession = NonNullable<Awaited<ReturnType<typeof findSession>>>;

/**
 * The session of the caller, for a change of the account.
 *
 * @throws ApiError ACCESS_DENIED for a session that an app got by a hand-off, TOKEN_INVALID for one that has just ended
 */
export async function readOwnSession(database: Database, { sessionId }: Caller): Promise<OwnSession> {
  const session = await findSession(database, sessionId);
  if (!session) throw apiError('TOKEN_INVALID');
  if (session.app !== null) throw apiError('ACCESS_DENIED', 'A session of an app cannot change login methods.');
  return session;
}

/**
 * A session alone may not change login methods: a device that was left open, or code on the page, has it too. The member must
 * have logged in, or signed again, within the last minutes (OWASP ASVS: reauthentication).
 *
 * @throws ApiError REAUTHENTICATION_REQUIRED
 */
export function requireRecentLogin({ authenticated_at, started_at }: OwnSession): void {
  const age = Date.now() - (authenticated_at ?? started_at).getTime();
  if (age > MAX_AUTHENTICATION_AGE_MS) {
    throw apiError('REAUTHENTICATION_REQUIRED', 'Log in again, or call `reauthenticate` with a wallet of the account.');
  }
}
