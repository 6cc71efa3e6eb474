import type { refreshToken as contract } from '@xana/contracts/http/auth/refresh-token';
import { issueAccessToken } from '../../authentication/access-token.ts';
import { requireProof } from '../../authentication/proofs/read-proof.ts';
import { mustBind } from '../../authentication/proofs/read-session-key.ts';
import { tokenKeysOf } from '../../authentication/token-keys.ts';
import { deleteSession } from '../../database/auth/sessions.ts';
import type { Handler } from '../../http/handler.ts';
import { findMemberById } from './members.ts';
import { isApp } from './sessions/app-client.ts';
import { clearRefreshCookie, readRefreshCookie, setRefreshCookie } from './sessions/refresh-cookie.ts';
import { findSessionOfToken, rotateSession } from './sessions/rotate-session.ts';

export const refreshToken: Handler<typeof contract> = async (call) => {
  const { input, config, database, contractWallets, apiError, request, reply, sessionEnds } = call;
  const end = async (id: string | null, code: 'SESSION_ENDED' | 'AUTH.BANNED' = 'SESSION_ENDED') => {
    if (id) {
      await deleteSession(database, id);
      sessionEnds.emit(id);
    }
    clearRefreshCookie(reply, config);
    return apiError(code);
  };
  const fromApp = isApp(request) ? input.refresh_token : undefined;
  const given = fromApp ?? readRefreshCookie(request, config);
  if (!given) throw await end(null);
  const session = await findSessionOfToken(database, given);
  if (session?.key_thumbprint) await requireProof(call, session.key_thumbprint);
  // An unbound session, from before sessions were bound or of another client: a page cannot refresh it. It does not end,
  // because the caller has proven nothing.
  if (session && !session.key_thumbprint && mustBind(call)) throw await end(null);
  // The owner of a contract wallet may have changed. While the chain is unavailable the session is neither refreshed nor ended.
  const proof = session?.wallet_proof ? await contractWallets.verify(session.wallet_proof) : 'valid';
  if (session && proof === 'invalid') throw await end(session.id);
  if (proof === 'unavailable') throw apiError('SERVER_BUSY', 'The chain does not answer.');
  const rotation = await rotateSession(database, given, tokenKeysOf(config));
  if (rotation.status === 'ended') throw await end(rotation.id);
  const member = await findMemberById(database, rotation.userId, config, session?.wallet_address);
  if (!member) throw await end(rotation.id);
  if (member.isBanned) throw await end(rotation.id, 'AUTH.BANNED');
  if (!fromApp) setRefreshCookie(reply, config, rotation.refresh);
  const access = await issueAccessToken(
    { config },
    {
      userId: rotation.userId,
      sessionId: rotation.id,
      thumbprint: session?.key_thumbprint ?? null,
    },
  );
  return { user: member.user, ...access, ...(fromApp ? { refresh_token: rotation.refresh } : {}) };
};
