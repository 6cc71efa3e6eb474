import type { logout as contract } from '@xana/contracts/http/auth/logout';
import type { Handler } from '../../http/handler.ts';
import { clearRefreshCookie, readRefreshCookie } from './sessions/refresh-cookie.ts';
import { endSessionById, findSession } from './sessions/session-store.ts';

export const logout: Handler<typeof contract> = async ({ caller, config, database, request, reply, sessionEnds }) => {
  const cookie = readRefreshCookie(request, config);
  const ids = new Set([caller?.sessionId, cookie && (await findSession(database, cookie))?.id]);
  for (const id of ids) {
    if (!id) continue;
    await endSessionById(database, id);
    sessionEnds.tell(id);
  }
  clearRefreshCookie(reply, config);
  return {};
};
