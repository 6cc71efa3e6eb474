import { createHash } from 'node:crypto';
import type { Host } from '@xana/contracts/operation';
import type { FastifyRequest } from 'fastify';
import {
  type CryptoKey,
  calculateJwkThumbprint,
  EmbeddedJWK,
  type FlattenedJWSInput,
  type JWSHeaderParameters,
  type JWTPayload,
  jwtVerify,
} from 'jose';
import { LRUCache } from 'lru-cache';
import { apiError } from '../../api-error.ts';
import type { Platform } from '../../platform.ts';

/** How far `iat` may differ from the clock of the server. A client with a wrong clock corrects it by the `Date` header. */
const MAX_SKEW_MS = 60_000;
/** How long a proof is valid. */
export const PROOF_WINDOW_MS = 2 * MAX_SKEW_MS;
const MAX_PROOF_LENGTH = 2_048;
const JTI = /^[\w-]{16,64}$/;

interface Proving extends Pick<Platform, 'config' | 'usedProofs'> {
  request: FastifyRequest;
  host: Host;
  /** The access token that the proof is for. */
  token?: string;
  /** The thumbprint of the only accepted key. */
  thumbprint?: string;
}

/**
 * Checks the DPoP proof of a request (RFC 9449, section 4.3): the client has the private key, and made the proof for this
 * request, within the last minute, and for one use.
 *
 * @returns the thumbprint of its key, or null when the request has no proof
 * @throws ApiError PROOF_INVALID
 */
export async function readProof(proving: Proving): Promise<string | null> {
  const { dpop } = proving.request.headers;
  if (dpop === undefined) return null;
  if (typeof dpop !== 'string' || dpop.length > MAX_PROOF_LENGTH) throw apiError('PROOF_INVALID');
  const { payload, thumbprint } = await verify(dpop);
  const problem = problemOf(payload, proving);
  if (problem) throw apiError('PROOF_INVALID', problem);
  if (proving.thumbprint !== undefined && thumbprint !== proving.thumbprint) {
    throw apiError('PROOF_INVALID', 'The session is bound to another key.');
  }
  if (!(await proving.usedProofs.use(`${thumbprint}.${payload.jti}`))) {
    throw apiError('PROOF_INVALID', 'The proof was used before.');
  }
  return thumbprint;
}

/**
 * Rejects a request of a bound session without a proof of its key. The session continues: the request may come from code on
 * the page that has the cookie and not the key.
 *
 * @throws ApiError PROOF_INVALID
 */
export async function requireProof(
  call: Pick<Proving, 'config' | 'usedProofs' | 'request'>,
  thumbprint: string,
): Promise<void> {
  if (await readProof({ ...call, host: 'api', thumbprint })) return;
  throw apiError('PROOF_INVALID', 'The session is bound to a key: the call needs a DPoP header.');
}

/** A key that came in a proof, ready for use. */
interface ProofKey {
  key: CryptoKey;
  thumbprint: string;
}

/** Keys by their JSON: a browser keeps its key, and reading one takes as long as checking a signature with it. */
const knownKeys = new LRUCache<string, ProofKey>({ max: 10_000 });

async function verify(proof: string): Promise<{ payload: JWTPayload; thumbprint: string }> {
  let thumbprint = '';
  const findKey = async (header: JWSHeaderParameters, token: FlattenedJWSInput) => {
    const known = await readKey(header, token);
    thumbprint = known.thumbprint;
    return known.key;
  };
  try {
    const options = { typ: 'dpop+jwt', algorithms: ['ES256'], requiredClaims: ['jti', 'htm', 'htu', 'iat'] };
    const { payload } = await jwtVerify(proof, findKey, options);
    return { payload, thumbprint };
  } catch {
    throw apiError('PROOF_INVALID', 'The DPoP header is not a proof that is signed with the key in it.');
  }
}

async function readKey(header: JWSHeaderParameters, token: FlattenedJWSInput): Promise<ProofKey> {
  const json = JSON.stringify(header.jwk);
  const known = knownKeys.get(json);
  if (known) return known;
  const read = { key: await EmbeddedJWK(header, token), thumbprint: await calculateJwkThumbprint(header.jwk ?? {}) };
  knownKeys.set(json, read);
  return read;
}

function problemOf(payload: JWTPayload, { request, host, config, token }: Proving): string | undefined {
  const { jti, htm, htu, iat = 0, ath } = payload;
  if (typeof jti !== 'string' || !JTI.test(jti)) return 'jti must be 16 to 64 letters and digits.';
  if (htm !== request.method) return 'htm is not the method of the request.';
  const path = request.url.split('?')[0] ?? '';
  if (!isSameAddress(htu, config.origins[host] + path)) return 'htu is not the address of the request.';
  if (Math.abs(Date.now() - iat * 1_000) > MAX_SKEW_MS) return 'iat is too far from the time of the Date header.';
  if (token !== undefined && ath !== hashOf(token)) return 'ath is not the hash of the access token.';
  return undefined;
}

function isSameAddress(given: unknown, actual: string): boolean {
  return typeof given === 'string' && URL.canParse(given) && new URL(given).href === new URL(actual).href;
}

const hashOf = (token: string): string => createHash('sha256').update(token).digest('base64url');

type Login = Pick<Parameters<typeof readProof>[0], 'config' | 'usedProofs' | 'request'>;

/**
 * The thumbprint of the key that a new session is bound to. A browser must send a proof: on a page, third-party code could
 * steal an unbound token. Other clients may send one.
 *
 * @returns null for a client that does not bind
 * @throws ApiError PROOF_INVALID
 */
export async function readSessionKey(login: Login): Promise<string | null> {
  const thumbprint = await readProof({ ...login, host: 'api' });
  if (thumbprint === null && mustBind(login)) {
    throw apiError('PROOF_INVALID', 'A browser must send a DPoP header to log in: it binds the session to its key.');
  }
  return thumbprint;
}

/** Browsers send `Origin`. Pages of the mode `fixed` call hosts that do not support proofs. */
export const mustBind = ({ config, request }: Login): boolean =>
  request.headers.origin !== undefined && config.authMessageMode !== 'fixed';
