import type { refreshToken as contract } from '@xana/contracts/http/auth/refresh-token';
import type { Handler } from '../../http/handler.ts';
import { findMemberById } from './members.ts';
import { requireProof } from './proofs/read-proof.ts';
import { mustBind } from './proofs/read-session-key.ts';
import { issueAccessToken } from './sessions/access-token.ts';
import { isApp } from './sessions/app-client.ts';
import { clearRefreshCookie, readRefreshCookie, setRefreshCookie } from './sessions/refresh-cookie.ts';
import { endSessionById, findSession, rotateSession } from './sessions/session-store.ts';

export const refreshToken: Handler<typeof contract> = async (call) => {
  const { input, config, database, contractWallets, apiError, request, reply, sessionEnds } = call;
  const end = async (id: string | null, code: 'SESSION_ENDED' | 'AUTH.BANNED' = 'SESSION_ENDED') => {
    if (id) {
      await endSessionById(database, id);
      sessionEnds.emit(id);
    }
    clearRefreshCookie(reply, config);
    return apiError(code);
  };
  const fromApp = isApp(request) ? input.refresh_token : undefined;
  const given = fromApp ?? readRefreshCookie(request, config);
  if (!given) throw await end(null);
  const session = await findSession(database, given);
  if (session?.key_thumbprint) await requireProof(call, session.key_thumbprint);
  // From before sessions were bound, or of another client: no page goes on with it. Nothing ends, as nothing was proven.
  if (session && !session.key_thumbprint && mustBind(call)) throw await end(null);
  // A program on the chain may have got another owner. While nobody can ask it, the session neither goes on nor ends.
  const word = session?.wallet_proof ? await contractWallets.ask(session.wallet_proof) : 'agreed';
  if (session && word === 'refused') throw await end(session.id);
  if (word === 'unheard') throw apiError('SERVER_BUSY', 'The chain does not answer.');
  const rotation = await rotateSession(database, given, config.accessTokenSecret);
  if (rotation.status === 'ended') throw await end(rotation.id);
  const member = await findMemberById(database, rotation.userId, config);
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
