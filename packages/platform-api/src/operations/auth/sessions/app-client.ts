import type { FastifyReply, FastifyRequest } from 'fastify';
import { apiError } from '../../../api-error.ts';
import type { Caller } from '../../../authentication/caller.ts';
import type { PlatformConfig } from '../../../config/platform-config.ts';
import { findSession } from '../../../database/auth/sessions.ts';
import type { Database } from '../../../database/connection/connect-database.ts';
import { setRefreshCookie } from './refresh-cookie.ts';

/**
 * A client that is not a browser sends `X-Client: app`. A page cannot imitate one: browsers always send `Origin` and
 * `Sec-Fetch-*`, which scripts cannot remove (Fetch Standard, forbidden request-headers).
 */
export const isApp = ({ headers }: FastifyRequest): boolean =>
  headers['x-client'] === 'app' &&
  headers.origin === undefined &&
  headers['sec-fetch-site'] === undefined &&
  headers['sec-fetch-mode'] === undefined;

interface Context {
  config: PlatformConfig;
  request: FastifyRequest;
  reply: FastifyReply;
}

/** Sends an app its refresh token in the body, and a browser in an HttpOnly cookie alone. */
export function sendRefreshToken<Opened extends { refresh: string }>(
  { config, request, reply }: Context,
  { refresh, ...session }: Opened,
) {
  if (isApp(request)) return { ...session, refresh_token: refresh };
  setRefreshCookie(reply, config, refresh);
  return session;
}

/** @throws ApiError ACCESS_DENIED for a session that an app got by a hand-off: it cannot end other sessions */
export async function requireNoAppSession(database: Database, { sessionId }: Caller): Promise<void> {
  const session = await findSession(database, sessionId);
  if (session?.app) throw apiError('ACCESS_DENIED', 'A session of an app cannot end other sessions.');
}
