import type { FastifyInstance } from 'fastify';
import * as client from 'openid-client';
import * as z from 'zod/mini';
import { readCookie } from '../server/read-cookie.ts';
import type { IdentitySettings } from './identity-settings.ts';
import { LoginError } from './read-token.ts';
import { createSessions } from './sessions.ts';

interface LoginOptions {
  settings: IdentitySettings['people'];
  /** The origin of the desk. */
  origin: string;
  /** Absent for a public client. */
  clientSecret?: string | undefined;
}

/** The time that a person has at the provider. */
const ATTEMPT_MS = 10 * 60_000;
const MAX_ATTEMPTS = 1_000;
const CALLBACK_PATH = '/login/callback';

interface Attempt {
  verifier: string;
  nonce: string;
  returnTo: string;
  startedAt: number;
}

const loginQuery = z.object({ to: z.optional(z.string()) });

/** A path of the desk, and no other site. */
const safePath = (to: string | undefined): string => (to && /^\/(?![/\\])[\x21-\x7e]*$/.test(to) ? to : '/');

/**
 * The login of people at the desk: OpenID Connect, authorization code with PKCE, state and nonce. The attempt belongs to the browser that
 * began it, so that no one is logged in with another account (login CSRF).
 */
export function createLogin({ settings, origin, clientSecret }: LoginOptions) {
  const sessions = createSessions(origin);
  const attempts = new Map<string, Attempt>();
  let discovered: Promise<client.Configuration> | undefined;
  const configuration = () => {
    discovered ??= discover(settings, clientSecret).catch((error: Error) => {
      discovered = undefined;
      throw new Error(`The OpenID provider ${settings.issuer} does not answer: ${error.message}`);
    });
    return discovered;
  };
  const cookieOf = (state: string, seconds: number) =>
    `release-login=${state}; Max-Age=${seconds}; Path=${CALLBACK_PATH}; HttpOnly; SameSite=Lax${origin.startsWith('https:') ? '; Secure' : ''}`;

  const begin = async (returnTo: string) => {
    const verifier = client.randomPKCECodeVerifier();
    const [state, nonce] = [client.randomState(), client.randomNonce()];
    for (const [key, { startedAt }] of attempts)
      if (attempts.size >= MAX_ATTEMPTS || startedAt < Date.now() - ATTEMPT_MS) attempts.delete(key);
    attempts.set(state, { verifier, nonce, returnTo, startedAt: Date.now() });
    const address = client.buildAuthorizationUrl(await configuration(), {
      redirect_uri: `${origin}${CALLBACK_PATH}`,
      scope: 'openid profile',
      code_challenge: await client.calculatePKCECodeChallenge(verifier),
      code_challenge_method: 'S256',
      state,
      nonce,
    });
    return { address, state };
  };

  /** @throws LoginError when the answer belongs to no attempt of this browser, or the provider refused */
  const finish = async (address: URL, state: string) => {
    const attempt = attempts.get(state);
    attempts.delete(state);
    if (!attempt || attempt.startedAt < Date.now() - ATTEMPT_MS)
      throw new LoginError('This login took too long, or was begun in another browser. Log in again.');
    const tokens = await client
      .authorizationCodeGrant(await configuration(), address, {
        pkceCodeVerifier: attempt.verifier,
        expectedState: state,
        expectedNonce: attempt.nonce,
        idTokenExpected: true,
      })
      .catch((error: Error) => {
        throw new LoginError(`The login failed: ${error.message}.`);
      });
    const claims = tokens.claims();
    if (!claims) throw new LoginError('The login failed: the provider sent no ID token.');
    const { sub: subject, name } = claims;
    return { caller: { kind: 'person' as const, subject, name: String(name ?? subject) }, returnTo: attempt.returnTo };
  };

  return {
    callerOf: sessions.callerOf,
    register(app: FastifyInstance): void {
      app.get('/login', async ({ query }, reply) => {
        const { address, state } = await begin(safePath(loginQuery.parse(query).to));
        return reply.header('set-cookie', cookieOf(state, ATTEMPT_MS / 1_000)).redirect(address.href);
      });
      app.get(CALLBACK_PATH, async ({ url, headers }, reply) => {
        const { caller, returnTo } = await finish(new URL(url, origin), readCookie(headers.cookie, 'release-login'));
        return reply.header('set-cookie', [sessions.open(caller), cookieOf('', 0)]).redirect(returnTo);
      });
      app.post('/logout', async ({ headers }, reply) =>
        reply.header('set-cookie', sessions.close(headers.cookie)).send({ success: true }),
      );
    },
  };
}

function discover({ issuer, clientId }: IdentitySettings['people'], secret: string | undefined) {
  const address = new URL(issuer);
  const execute = address.protocol === 'http:' ? [client.allowInsecureRequests] : [];
  const authentication = secret ? client.ClientSecretPost(secret) : client.None();
  return client.discovery(address, clientId, {}, authentication, { execute });
}
