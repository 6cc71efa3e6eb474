import type { refreshToken as contract } from '@xana/contracts/http/auth/refresh-token';
import type { Handler } from '../../http/handler.ts';
import { findMemberById } from './members.ts';
import { issueAccessToken } from './sessions/access-token.ts';
import { clearRefreshCookie, readRefreshCookie, setRefreshCookie } from './sessions/refresh-cookie.ts';
import { endSessionById, rotateSession } from './sessions/session-store.ts';

export const refreshToken: Handler<typeof contract> = async ({
  config,
  database,
  fail,
  request,
  reply,
  sessionEnds,
}) => {
  const cookie = readRefreshCookie(request, config);
  const rotation = cookie ? await rotateSession(database, cookie) : ({ status: 'ended', id: null } as const);
  if (rotation.status === 'ended') {
    if (rotation.id) sessionEnds.say(rotation.id);
    clearRefreshCookie(reply, config);
    throw fail('SESSION_ENDED');
  }
  const member = await findMemberById(database, rotation.userId, config);
  if (!member || member.isBanned) {
    await endSessionById(database, rotation.id);
    sessionEnds.say(rotation.id);
    clearRefreshCookie(reply, config);
    throw fail(member ? 'AUTH.BANNED' : 'SESSION_ENDED');
  }
  if (rotation.refresh) setRefreshCookie(reply, config, rotation.refresh);
  const access = await issueAccessToken({ config }, { userId: rotation.userId, sessionId: rotation.id });
  return { user: member.user, ...access };
};
