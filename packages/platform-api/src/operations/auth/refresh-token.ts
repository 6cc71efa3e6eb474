import type { refreshToken as contract } from '@xana/contracts/http/auth/refresh-token';
import type { FastifyRequest } from 'fastify';
import type { Handler } from '../../http/handler.ts';
import { findMemberById } from './members.ts';
import { issueAccessToken } from './sessions/access-token.ts';
import { clearRefreshCookie, readRefreshCookie, setRefreshCookie } from './sessions/refresh-cookie.ts';
import { endSessionById, rotateSession } from './sessions/session-store.ts';

export const refreshToken: Handler<typeof contract> = async ({
  input,
  config,
  database,
  fail,
  request,
  reply,
  sessionEnds,
}) => {
  const fromApp = isApp(request) ? input.refresh_token : undefined;
  const given = fromApp ?? readRefreshCookie(request, config);
  const rotation = given ? await rotateSession(database, given) : ({ status: 'ended', id: null } as const);
  if (rotation.status === 'ended') {
    if (rotation.id) sessionEnds.tell(rotation.id);
    clearRefreshCookie(reply, config);
    throw fail('SESSION_ENDED');
  }
  const member = await findMemberById(database, rotation.userId, config);
  if (!member || member.isBanned) {
    await endSessionById(database, rotation.id);
    sessionEnds.tell(rotation.id);
    clearRefreshCookie(reply, config);
    throw fail(member ? 'AUTH.BANNED' : 'SESSION_ENDED');
  }
  if (rotation.refresh && !fromApp) setRefreshCookie(reply, config, rotation.refresh);
  const access = await issueAccessToken({ config }, { userId: rotation.userId, sessionId: rotation.id });
  return { user: member.user, ...access, ...(fromApp ? { refresh_token: rotation.refresh } : {}) };
};

/** No page can pass for an app: a browser names the page that asks. */
const isApp = ({ headers }: FastifyRequest): boolean => headers['x-client'] === 'app' && headers.origin === undefined;
