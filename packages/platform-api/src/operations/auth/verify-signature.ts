import type { verifySignature as contract } from '@xana/contracts/http/auth/verify-signature';
import type { Handler } from '../../http/handler.ts';
import { findMember } from './members.ts';
import { issueAccessToken } from './sessions/access-token.ts';
import { setRefreshCookie } from './sessions/refresh-cookie.ts';
import { startSession } from './sessions/session-store.ts';
import { checkSignedLogin } from './signed-login.ts';

/** The nonce is deleted and read in one statement, so of a hundred replays one wins. */
export const verifySignature: Handler<typeof contract> = async (call) => {
  const { input, config, database, fail, request, reply } = call;
  const address = input.walletAddress.toLowerCase();
  const nonce = await checkSignedLogin({ ...input, address }, call);
  if (nonce !== input.nonce) throw fail('NONCE_INVALID');
  const used = await database
    .deleteFrom('login_nonces')
    .where('nonce', '=', nonce)
    .where('address', '=', address)
    .where('expires_at', '>', new Date())
    .returning('nonce')
    .executeTakeFirst();
  if (!used) throw fail('NONCE_INVALID');
  const found = await findMember(database, address, config);
  if (!found) throw fail('USER.USER_NOT_FOUND');
  if (found.isBanned) throw fail('AUTH.BANNED');
  const session = await startSession(
    database,
    found.user.id,
    String(request.headers['user-agent'] ?? '').slice(0, 200),
  );
  setRefreshCookie(reply, config, session.refresh);
  const access = await issueAccessToken({ config }, { userId: found.user.id, sessionId: session.id });
  return { user: found.user, ...access, isFirstLogin: found.user.userProfile.isPopUpShow };
};
