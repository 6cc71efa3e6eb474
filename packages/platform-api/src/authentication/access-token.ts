import type { Host } from '@xana/contracts/operation';
import type { FastifyRequest } from 'fastify';
import { SignJWT } from 'jose';
import { apiError } from '../api-error.ts';
import type { Platform } from '../platform.ts';
import type { IdentifiedCaller } from './caller.ts';
import { readProof } from './proofs/read-proof.ts';
import { ALGORITHM, ISSUER, type TokenClaims } from './verified-tokens.ts';

const LIFETIME_SECONDS = 15 * 60;

/** An access token: valid for 15 minutes, for its session, and together with DPoP proofs of the session's key. */
export async function issueAccessToken(
  { config }: Pick<Platform, 'config'>,
  { userId, sessionId, thumbprint }: TokenClaims,
) {
  const issuedAt = Math.floor(Date.now() / 1000);
  const expires = issuedAt + LIFETIME_SECONDS;
  const token = await new SignJWT({ sid: sessionId, ...(thumbprint ? { cnf: { jkt: thumbprint } } : {}) })
    .setProtectedHeader({ alg: ALGORITHM })
    .setSubject(String(userId))
    .setIssuer(ISSUER)
    .setIssuedAt(issuedAt)
    .setExpirationTime(expires)
    .sign(config.accessTokenSecret);
  return { token, expiresAt: new Date(expires * 1000).toISOString(), serverTime: new Date().toISOString() };
}

interface TokenRequest {
  request: FastifyRequest;
  host: Host;
}

/**
 * The member whose access token a request carries; null without a token. The session is read on every request, so that a
 * logout, a ban or a sign-out on another device takes effect at once. A token that is bound to a key needs a proof of it.
 *
 * @throws ApiError TOKEN_EXPIRED, TOKEN_INVALID or PROOF_INVALID
 */
export async function readCaller(
  platform: Platform,
  { request, host }: TokenRequest,
): Promise<IdentifiedCaller | null> {
  const [, scheme, token] = AUTHORIZATION.exec(request.headers.authorization?.trim() ?? '') ?? [];
  if (!token) return null;
  const { userId, sessionId, thumbprint } = await platform.accessTokens.read(token);
  const usesDpopScheme = scheme?.toLowerCase() === 'dpop';
  // A bound token with the Bearer scheme is the downgrade of RFC 9449, section 7.2.
  if (usesDpopScheme !== (thumbprint !== null))
    throw apiError(
      'PROOF_INVALID',
      'The Authorization scheme does not match the token: use DPoP for a bound token, Bearer for any other.',
    );
  if (thumbprint && !(await readProof({ ...platform, request, host, token, thumbprint }))) {
    throw apiError('PROOF_INVALID', 'The token is bound to a key: the request needs a DPoP header.');
  }
  const session = await platform.findSessionUser(sessionId);
  if (!session || session.is_banned || session.user_id !== userId) throw apiError('TOKEN_INVALID');
  return { userId, sessionId, deletionAt: session.deletion_at };
}

/** `DPoP <token>`, `Bearer <token>`, or the bare token of older clients. */
const AUTHORIZATION = /^(?:(bearer|dpop) )?([^ ]+)$/i;
