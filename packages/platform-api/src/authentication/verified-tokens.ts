import { createHash, createSecretKey, type KeyObject } from 'node:crypto';
import { errors, type JWTPayload, jwtVerify } from 'jose';
import { LRUCache } from 'lru-cache';
import { apiError } from '../api-error.ts';
import { upToEntries } from '../limits/lru-limits.ts';
import type { Caller } from './caller.ts';
import type { TokenKeys } from './token-keys.ts';

export const ALGORITHM = 'HS256';
export const ISSUER = 'xana-platform';
/** At some 300 bytes each; a member has one token per open session. */
const MAX_REMEMBERED = 20_000;

/** What an access token states. Whether its session still exists is not part of it. */
export interface TokenClaims extends Caller {
  /** Of the key that the session is bound to (`cnf.jkt`, RFC 9449). */
  thumbprint: string | null;
}

export interface VerifiedTokens {
  /** Checks the signature, the issuer and the time. @throws ApiError TOKEN_EXPIRED or TOKEN_INVALID */
  read(token: string): Promise<TokenClaims>;
}

interface Remembered {
  claims: TokenClaims;
  /** Seconds since 1970, as in the token. */
  expiresAt: number;
}

/**
 * Verifies access tokens and remembers the ones that were right until they expire: a member sends the same token for 15 minutes,
 * and a signature takes longer to check than most answers take to find. Remembered by their hash, so that memory holds no
 * token that could be used.
 */
export function createVerifiedTokens(secrets: TokenKeys): VerifiedTokens {
  const keys = secrets.map((secret) => createSecretKey(secret));
  const remembered = new LRUCache<string, Remembered>(upToEntries(MAX_REMEMBERED));
  return {
    async read(token) {
      const hash = createHash('sha256').update(token).digest('base64');
      const known = remembered.get(hash);
      if (known && known.expiresAt > Math.floor(Date.now() / 1000)) return known.claims;
      remembered.delete(hash);
      const verified = await verify(token, keys);
      remembered.set(hash, verified);
      return verified.claims;
    },
  };
}

async function verify(token: string, keys: readonly KeyObject[]): Promise<Remembered> {
  try {
    const payload = await readPayload(token, keys);
    const { jkt } = (payload.cnf ?? {}) as { jkt?: unknown };
    const claims = {
      userId: Number(payload.sub),
      sessionId: String(payload.sid),
      thumbprint: typeof jkt === 'string' ? jkt : null,
    };
    return { claims, expiresAt: payload.exp ?? 0 };
  } catch (error) {
    throw apiError(error instanceof errors.JWTExpired ? 'TOKEN_EXPIRED' : 'TOKEN_INVALID');
  }
}

/** @throws the error of the last key that was tried */
async function readPayload(token: string, [key, ...others]: readonly KeyObject[]): Promise<JWTPayload> {
  try {
    const { payload } = await jwtVerify(token, key as KeyObject, {
      issuer: ISSUER,
      algorithms: [ALGORITHM],
      requiredClaims: ['exp', 'sub', 'sid'],
    });
    return payload;
  } catch (error) {
    if (others.length > 0 && error instanceof errors.JWSSignatureVerificationFailed) return readPayload(token, others);
    throw error;
  }
}
