import { computeAddress } from 'ethers';
import { createRemoteJWKSet, errors, jwtVerify } from 'jose';
import { ApiError, apiError } from '../../../api-error.ts';
import type { IdTokenConfig } from '../../../config/platform-config.ts';

export interface ProvenIdentity {
  issuer: string;
  subject: string;
  /** Only one that the service says it has checked itself. */
  email: string | null;
}

/** Reads what a social login service signed about somebody. */
export interface IdTokens {
  /**
   * Who it is, if the token is for us, current, and names the wallet.
   *
   * @param address lower case
   * @throws ApiError SIGNATURE_INVALID, or SERVER_BUSY while the service's keys cannot be had
   */
  read(token: string, address: string): Promise<ProvenIdentity>;
}

const PATIENCE = 3_000;
/** Seconds by which clocks may differ. */
const CLOCK_SKEW = 10;
/** Signatures with the service's private key alone: what a public key could make is no proof. */
const ALGORITHMS = ['ES256', 'RS256', 'EdDSA'];

/** Without a configuration no token is believed. Keys are kept, and asked for anew when a token names another one. */
export function createIdTokens(config: IdTokenConfig | undefined): IdTokens {
  if (!config) {
    return {
      async read() {
        throw apiError('SIGNATURE_INVALID', 'No social login service is set up.');
      },
    };
  }
  const keys = createRemoteJWKSet(new URL(config.keysUrl), { timeoutDuration: PATIENCE });
  return {
    async read(token, address) {
      try {
        const { payload } = await jwtVerify(token, keys, {
          issuer: config.issuer,
          audience: config.audience,
          algorithms: ALGORITHMS,
          clockTolerance: CLOCK_SKEW,
          requiredClaims: ['exp', 'iat', 'sub'],
        });
        if (!walletsOf(payload.wallets).includes(address))
          throw apiError('SIGNATURE_INVALID', 'It names no such wallet.');
        const isProven = payload.email_verified === true && typeof payload.email === 'string';
        return {
          issuer: config.issuer,
          subject: String(payload.sub),
          email: isProven ? String(payload.email).slice(0, 254) : null,
        };
      } catch (error) {
        if (error instanceof ApiError) throw error;
        throw isAboutTheToken(error)
          ? apiError('SIGNATURE_INVALID')
          : apiError('SERVER_BUSY', 'Its keys cannot be had.');
      }
    },
  };
}

/** The service writes a wallet as its address, or as the public key that the address follows from. */
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

/** Anything else is about the service's key set: no answer, one that is late, or one that is no key set. */
const isAboutTheToken = (error: unknown): boolean =>
  error instanceof errors.JOSEError &&
  !['ERR_JOSE_GENERIC', 'ERR_JWKS_TIMEOUT', 'ERR_JWKS_INVALID'].includes(error.code);
