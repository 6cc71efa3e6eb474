import type { endAllSessions as contract } from '@xana/contracts/http/auth/end-all-sessions';
import { deleteSessions } from '../../database/auth/sessions.ts';
import type { Handler } from '../../http/handler.ts';
import { requireNoAppSession } from './sessions/app-client.ts';
import { clearRefreshCookie } from './sessions/refresh-cookie.ts';

export const endAllSessions: Handler<typeof contract> = async (call) => {
  const { input, caller, config, database, reply, sessionEnds } = call;
  await requireNoAppSession(database, caller);
  const keepsThisOne = input.exceptThisOne === 'true';
  const ended = await deleteSessions(database, caller.userId, keepsThisOne ? caller.sessionId : undefined);
  for (const id of ended) sessionEnds.emit(id);
  if (!keepsThisOne) clearRefreshCookie(reply, config);
  return { ended: ended.length };
};
