import type { deleteAccount as contract } from '@xana/contracts/http/settings/delete-account';
import { lockUser } from '../../database/auth/login-methods.ts';
import { deleteSessions } from '../../database/auth/sessions.ts';
import { selectRunningSubscriptions } from '../../database/payments/subscriptions.ts';
import { requestDeletion } from '../../database/settings/account-deletions.ts';
import type { Call, Handler } from '../../http/handler.ts';
import { readOwnSession, requireRecentLogin } from '../auth/account/own-session.ts';
import { clearRefreshCookie } from '../auth/sessions/refresh-cookie.ts';
import { requireCardProvider } from '../payments/require-card-provider.ts';
import { isRunning, setCancelAtPeriodEnd } from '../payments/subscriptions/set-cancel-at-period-end.ts';

/** The plans end first: when the card provider fails, nothing has changed and the member tries again. */
export const deleteAccount: Handler<typeof contract> = async (call) => {
  const { caller, config, database, reply, sessionEnds } = call;
  requireRecentLogin(await readOwnSession(database, caller));
  await endPlans(call);
  const { deletionAt, ended } = await database.transaction().execute(async (transaction) => {
    await lockUser(transaction, caller.userId);
    requireRecentLogin(await readOwnSession(transaction, caller));
    return {
      deletionAt: await requestDeletion(transaction, caller.userId),
      ended: await deleteSessions(transaction, caller.userId),
    };
  });
  for (const id of ended) sessionEnds.emit(id);
  clearRefreshCookie(reply, config);
  return { deletionAt: deletionAt.toISOString() };
};

/** @throws ApiError PAYMENTS_UNAVAILABLE */
async function endPlans(call: Call<typeof contract>): Promise<void> {
  const { caller, database } = call;
  const rows = await selectRunningSubscriptions(database, caller.userId);
  for (const row of rows.filter(isRunning)) {
    if (row.cancels_at_period_end) continue;
    await setCancelAtPeriodEnd({ database, cards: requireCardProvider(call), row }, true);
  }
}
