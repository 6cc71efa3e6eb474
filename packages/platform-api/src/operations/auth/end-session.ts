import type { endSession as contract } from '@xana/contracts/http/auth/end-session';
import type { Handler } from '../../http/handler.ts';
import { refuseApps } from './sessions/refuse-apps.ts';

export const endSession: Handler<typeof contract> = async ({ input, caller, database, apiError, sessionEnds }) => {
  if (input.id !== caller.sessionId) await refuseApps(database, caller);
  const ended = await database
    .deleteFrom('sessions')
    .where('id', '=', input.id)
    .where('user_id', '=', caller.userId)
    .returning('id')
    .executeTakeFirst();
  if (!ended) throw apiError('NOT_FOUND');
  sessionEnds.emit(ended.id);
  return {};
};
