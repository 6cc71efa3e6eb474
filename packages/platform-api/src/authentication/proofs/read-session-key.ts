import { apiError } from '../../api-error.ts';
import { readProof } from './read-proof.ts';

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
