import type { endSession as contract } from '@xana/contracts/http/auth/end-session';
import { deleteOwnSession } from '../../database/auth/sessions.ts';
import type { Handler } from '../../http/handler.ts';
import { requireNoAppSession } from './sessions/app-client.ts';

export const endSession: Handler<typeof contract> = async ({ input, caller, database, apiError, sessionEnds }) => {
  if (input.id !== caller.sessionId) await requireNoAppSession(database, caller);
  if (!(await deleteOwnSession(database, input.id, caller.userId))) throw apiError('NOT_FOUND');
  sessionEnds.emit(input.id);
  return {};
};
