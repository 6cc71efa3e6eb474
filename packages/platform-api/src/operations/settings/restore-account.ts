import type { restoreAccount as contract } from '@xana/contracts/http/settings/restore-account';
import { cancelDeletion } from '../../database/settings/account-deletions.ts';
import type { Handler } from '../../http/handler.ts';
import { requireNoAppSession } from '../auth/sessions/app-client.ts';

export const restoreAccount: Handler<typeof contract> = async ({ caller, database, apiError }) => {
  await requireNoAppSession(database, caller);
  if (!(await cancelDeletion(database, caller.userId))) throw apiError('NOT_FOUND');
  return { deletionAt: null };
};
