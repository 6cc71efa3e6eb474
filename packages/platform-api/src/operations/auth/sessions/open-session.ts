import type { SessionUser } from '@xana/contracts/http/auth/session-user';
import type { FastifyRequest } from 'fastify';
import { apiError } from '../../../api-error.ts';
import type { Platform } from '../../../platform.ts';
import type { WalletProof } from '../contract-wallets.ts';
import { issueAccessToken } from './access-token.ts';
import { newRefreshToken, refreshTokenOfNonce } from './refresh-tokens.ts';
import { startSession } from './session-store.ts';

interface Opening {
  proof?: WalletProof | null;
  nonce?: string;
  thumbprint: string | null;
  app?: string | null;
}

/**
 * The one way in: whatever proved who somebody is, their session begins here.
 *
 * @param proof of a contract wallet: it is asked again whenever the session goes on
 * @param nonce of a login whose client was told its refresh token before
 * @param thumbprint of the key that the session is bound to, see `readSessionKey`
 * @param app the name of an app that gets the session by a hand-off
 * @returns `refresh` is for the cookie of a browser, or for the body of an app
 * @throws ApiError USER.USER_NOT_FOUND or AUTH.BANNED
 */
export async function openSession(
  {
    config,
    database,
    sessionEnds,
    request,
  }: Pick<Platform, 'config' | 'database' | 'sessionEnds'> & {
    request: FastifyRequest;
  },
  found: { user: SessionUser; isBanned: boolean } | undefined,
  { proof = null, nonce, thumbprint, app = null }: Opening,
) {
  if (!found) throw apiError('USER.USER_NOT_FOUND');
  if (found.isBanned) throw apiError('AUTH.BANNED');
  const device = String(request.headers['user-agent'] ?? '').slice(0, 200);
  const key = config.accessTokenSecret;
  const refresh = nonce === undefined ? newRefreshToken(key) : refreshTokenOfNonce(nonce, key);
  const session = await startSession(database, { userId: found.user.id, device, proof, refresh, thumbprint, app });
  for (const ended of session.ended) sessionEnds.emit(ended);
  const access = await issueAccessToken({ config }, { userId: found.user.id, sessionId: session.id, thumbprint });
  return { user: found.user, ...access, refresh };
}
