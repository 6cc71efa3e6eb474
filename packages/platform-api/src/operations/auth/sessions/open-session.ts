import type { SessionMethod } from '@xana/contracts/http/auth/login-method-fields';
import type { SessionUser } from '@xana/contracts/http/auth/session-user';
import type { FastifyRequest } from 'fastify';
import { apiError } from '../../../api-error.ts';
import { issueAccessToken } from '../../../authentication/access-token.ts';
import { hashSecret } from '../../../authentication/secrets.ts';
import type { WalletProof } from '../../../database/auth/account-tables.ts';
import { deleteOldestSessions, insertSession } from '../../../database/auth/sessions.ts';
import type { Platform } from '../../../platform.ts';
import { notifyOtherSessions } from '../account/notify-other-sessions.ts';
import { readUserAgent } from './devices.ts';
import { newRefreshToken, refreshTokenOfNonce, sessionIdIn } from './refresh-tokens.ts';
import { sessionExpiry } from './rotate-session.ts';

/** Devices and apps of one member; more suggest a leaked token. */
export const MAX_SESSIONS = 20;

type Context = Pick<Platform, 'config' | 'database' | 'sessionEnds'> & { request: FastifyRequest };

interface Opening {
  proof?: WalletProof | null;
  nonce?: string;
  thumbprint: string | null;
  app?: string | null;
  method: { kind: SessionMethod; walletName?: string | null; walletAddress?: string | null };
}

/**
 * Starts a session; every login method ends here (decision 0019). The refresh token contains the session id, so that an
 * old token still identifies its session. The sessions used longest ago end when a member has more than `MAX_SESSIONS`.
 * Session fixation: each login creates a session id and tokens and never adopts those of the request.
 *
 * @param proof of a contract wallet, which is verified again at every refresh
 * @param nonce of a login whose client has received its refresh token already
 * @param thumbprint of the key that the session is bound to, see `readSessionKey`
 * @param app the name of an app that gets the session by a hand-off
 * @param method how the member logged in; shown in their lists
 * @returns `refresh` is for the cookie of a browser, or for the body of an app
 * @throws ApiError USER.USER_NOT_FOUND or AUTH.BANNED
 */
export async function openSession(
  { config, database, sessionEnds, request }: Context,
  member: { user: SessionUser; isBanned: boolean } | undefined,
  { proof = null, nonce, thumbprint, app = null, method }: Opening,
) {
  if (!member) throw apiError('USER.USER_NOT_FOUND');
  if (member.isBanned) throw apiError('AUTH.BANNED');
  const userId = member.user.id;
  const key = config.accessTokenSecret;
  const refresh = nonce === undefined ? newRefreshToken(key) : refreshTokenOfNonce(nonce, key);
  const id = sessionIdIn(refresh);
  const device = readUserAgent(request);
  const { kind, walletName = null, walletAddress = null } = method;
  await insertSession(database, {
    id,
    userId,
    device,
    proof,
    thumbprint,
    app,
    walletName,
    walletAddress,
    method: kind,
    refreshHash: hashSecret(refresh),
    expiresAt: sessionExpiry(),
  });
  for (const ended of await deleteOldestSessions(database, userId, MAX_SESSIONS)) sessionEnds.emit(ended);
  const caller = { userId, sessionId: id };
  await notifyOtherSessions({ database, caller, request }, { kind: 'login', method: kind, walletName, app });
  const access = await issueAccessToken({ config }, { userId, sessionId: id, thumbprint });
  return { user: member.user, ...access, refresh };
}
