import { apiError } from '../../../api-error.ts';
import { readProof } from './read-proof.ts';

type Login = Pick<Parameters<typeof readProof>[0], 'config' | 'usedProofs' | 'request'>;

/**
 * The key that a session which begins now is bound to. A browser must bring one: on a page, code of others could read an
 * unbound token and take it away. Other clients may.
 *
 * @returns null for a client that does not bind
 * @throws ApiError PROOF_INVALID
 */
export async function readSessionKey(login: Login): Promise<string | null> {
  const thumbprint = await readProof({ ...login, host: 'api' });
  if (thumbprint === null && mustBind(login)) {
    throw apiError('PROOF_INVALID', 'A browser logs in with a DPoP header, which binds the session to its key.');
  }
  return thumbprint;
}

/** Browsers name the page that asks. A page of the old message form speaks to hosts that know no proofs. */
export const mustBind = ({ config, request }: Login): boolean =>
  request.headers.origin !== undefined && config.authMessageMode !== 'fixed';
