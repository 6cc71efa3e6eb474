import { computeAddress } from 'ethers';
import { createRemoteJWKSet, errors, type JWTPayload, jwtVerify } from 'jose';
import { ApiError, apiError } from '../../../api-error.ts';
import type { IdTokenConfig } from '../../../config/platform-config.ts';

interface ProvenIdentity {
  issuer: string;
  subject: string;
  /** Only an email that the service has verified. */
  email: string | null;
}

/** Verifies the identity tokens of a social login service. */
export interface IdTokens {
  /**
   * The identity, if the token is for this platform, has not expired, and contains the wallet.
   *
   * @param address lower case
   * @throws ApiError SIGNATURE_INVALID, or SERVER_BUSY while the service's keys cannot be fetched
   */
  read(token: string, address: string): Promise<ProvenIdentity>;
}

const JWKS_TIMEOUT_MS = 3_000;
/** Seconds by which clocks may differ. */
const CLOCK_SKEW = 10;
/** Asymmetric algorithms alone: with a symmetric one, the public key could be used as the secret (algorithm confusion). */
const ALGORITHMS = ['ES256', 'RS256', 'EdDSA'];

/** Without a configuration every token is rejected. Keys are cached, and fetched again for an unknown key id. */
export function createIdTokens(config: IdTokenConfig | undefined): IdTokens {
  if (!config) {
    return {
      async read() {
        throw apiError('SIGNATURE_INVALID', 'No social login service is configured.');
      },
    };
  }
  const keys = createRemoteJWKSet(new URL(config.keysUrl), { timeoutDuration: JWKS_TIMEOUT_MS });
  return {
    async read(token, address) {
      try {
        const { payload } = await jwtVerify(token, keys, {
          issuer: config.issuer,
          audience: config.audience,
          algorithms: ALGORITHMS,
          clockTolerance: CLOCK_SKEW,
          requiredClaims: ['exp', 'iat'],
        });
        if (!walletsOf(payload.wallets).includes(address))
          throw apiError('SIGNATURE_INVALID', 'The token does not contain this wallet.');
        const subject = subjectOf(payload);
        if (!subject) throw apiError('SIGNATURE_INVALID', 'The token does not name a user.');
        const isProven = payload.email_verified === true && typeof payload.email === 'string';
        return {
          issuer: config.issuer,
          subject,
          email: isProven ? String(payload.email).slice(0, 254) : null,
        };
      } catch (error) {
        if (error instanceof ApiError) throw error;
        throw isTokenError(error)
          ? apiError('SIGNATURE_INVALID')
          : apiError('SERVER_BUSY', 'The keys of the login service cannot be fetched.');
      }
    },
  };
}

/**
 * The user at the service. Web3Auth has no `sub`: it names the user by `userId` (earlier `verifierId`) within a connection
 * (https://docs.metamask.io/embedded-wallets/authentication/id-token).
 */
function subjectOf({ sub, ...claims }: JWTPayload): string | null {
  if (sub) return sub;
  const connection = claims.authConnectionId ?? claims.verifier;
  const user = claims.userId ?? claims.verifierId;
  return typeof connection === 'string' && typeof user === 'string' && user ? `${connection}|${user}` : null;
}

/** The service names a wallet by its address or by its public key. */
function walletsOf(claim: unknown): string[] {
  if (!Array.isArray(claim)) return [];
  return claim.flatMap((wallet: unknown): string[] => {
    const { address, public_key: key, curve } = (wallet ?? {}) as Record<string, unknown>;
    if (typeof address === 'string') return [address.toLowerCase()];
    if (typeof key !== 'string' || (curve !== undefined && curve !== 'secp256k1')) return [];
    try {
      return [computeAddress(key.startsWith('0x') ? key : `0x${key}`).toLowerCase()];
    } catch {
      return [];
    }
  });
}

/** Other errors concern the key set: no response, a late one, or an invalid key set. */
const isTokenError = (error: unknown): boolean =>
  error instanceof errors.JOSEError &&
  !['ERR_JOSE_GENERIC', 'ERR_JWKS_TIMEOUT', 'ERR_JWKS_INVALID'].includes(error.code);
