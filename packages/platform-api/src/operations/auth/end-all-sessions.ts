import type { endAllSessions as contract } from '@xana/contracts/http/auth/end-all-sessions';
import type { Handler } from '../../http/handler.ts';
import { clearRefreshCookie } from './sessions/refresh-cookie.ts';
import { refuseApps } from './sessions/refuse-apps.ts';

export const endAllSessions: Handler<typeof contract> = async (call) => {
  const { input, caller, config, database, reply, sessionEnds } = call;
  await refuseApps(database, caller);
  const staysHere = input.exceptThisOne === 'true';
  const ended = await database
    .deleteFrom('sessions')
    .where('user_id', '=', caller.userId)
    .$if(staysHere, (query) => query.where('id', '<>', caller.sessionId))
    .returning('id')
    .execute();
  for (const { id } of ended) sessionEnds.emit(id);
  if (!staysHere) clearRefreshCookie(reply, config);
  return { ended: ended.length };
};
