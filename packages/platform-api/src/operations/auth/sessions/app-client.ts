import type { FastifyReply, FastifyRequest } from 'fastify';
import type { PlatformConfig } from '../../../config/read-config.ts';
import { setRefreshCookie } from './refresh-cookie.ts';

/**
 * A client that is not a browser says so with `X-Client: app`. A page cannot pass for one: its browser names the page in
 * `Origin` and describes the request in `Sec-Fetch-*`, which no script can leave out (Fetch Standard, forbidden headers).
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

/** Gives an app its refresh token in the body, and a browser in an HttpOnly cookie, never the other way round. */
export function handOutRefreshToken<Opened extends { refresh: string }>(
  { config, request, reply }: Context,
  { refresh, ...session }: Opened,
) {
  if (isApp(request)) return { ...session, refresh_token: refresh };
  setRefreshCookie(reply, config, refresh);
  return session;
}
