import type { KeyObject } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { hostCookie } from '../server/read-cookie.ts';
import { type DeveloperClaims, readDeveloperToken } from './developer-token.ts';

interface AccessOptions {
  /** The site's origin. */
  site: string;
  publicKeys: readonly KeyObject[];
  now(): number;
}

/**
 * Recognizes developers by a cookie that holds the signed token of a developer link. The server keeps no state, so every
 * instance of the page server accepts it.
 */
export function createDeveloperAccess({ site, publicKeys, now }: AccessOptions) {
  const cookie = hostCookie(site, 'xana-developer', 'Strict');
  const read = (token: string) => readDeveloperToken(token, { site, publicKeys, now: now() });
  return {
    /** Answers `/developer?token=…` with the cookie and the panel; without a token it ends the developer's session. */
    open(response: ServerResponse, query: URLSearchParams): void {
      const token = query.get('token');
      const claims = token === null ? null : read(token);
      if (token !== null && !claims) {
        sendInvalid(response);
        return;
      }
      const seconds = claims ? Math.ceil((claims.expiresAt - now()) / 1_000) : 0;
      response.writeHead(303, {
        location: claims ? `${site}/?mfe` : `${site}/`,
        'set-cookie': cookie.set(claims && token ? token : '', seconds),
        ...UNCACHED,
      });
      response.end();
    },
    /**
     * The developer who sent this request, or null. A link of another site never counts: the cookie is `SameSite=Strict`, and
     * a site with the same registrable domain (or another port of localhost) is recognized by `Sec-Fetch-Site`.
     */
    developerOf({ headers }: IncomingMessage): DeveloperClaims | null {
      if (!/^(none|same-origin)$/.test(String(headers['sec-fetch-site'] ?? 'none'))) return null;
      const token = cookie.read(headers.cookie);
      return token ? read(token) : null;
    },
  };
}

/** The link contains a secret: it is neither stored nor sent as a referrer. */
const UNCACHED = { 'cache-control': 'private, no-store', 'referrer-policy': 'no-referrer' };

function sendInvalid(response: ServerResponse): void {
  response.writeHead(403, {
    'content-type': 'text/plain; charset=utf-8',
    'x-content-type-options': 'nosniff',
    ...UNCACHED,
  });
  response.end('This developer link is invalid or has expired. Create a new one: release developer-link\n');
}
