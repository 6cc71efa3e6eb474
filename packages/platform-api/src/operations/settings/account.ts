import type * as contracts from '@xana/contracts/http/settings/account';
import { lockUser } from '../../database/auth/login-methods.ts';
import { deleteSessions } from '../../database/auth/sessions.ts';
import { selectRunningSubscriptions } from '../../database/payments/subscriptions.ts';
import { cancelDeletion, requestDeletion } from '../../database/settings/account-deletions.ts';
import { selectMemberData } from '../../database/settings/member-data.ts';
import { selectPrivacySettings, updatePrivacy } from '../../database/settings/privacy-settings.ts';
import type { Call, Handler } from '../../http/handler.ts';
import { readOwnSession, requireRecentLogin } from '../auth/account/own-session.ts';
import { requireNoAppSession } from '../auth/sessions/app-client.ts';
import { clearRefreshCookie } from '../auth/sessions/refresh-cookie.ts';
import { requireCardProvider } from '../payments/require-card-provider.ts';
import { isRunning, setCancelAtPeriodEnd } from '../payments/subscriptions/set-cancel-at-period-end.ts';

/** Limits the answer: messages, the largest section, have about 20 MB. */
const MAX_SECTION_ROWS = 10_000;

export const getPrivacySettings: Handler<typeof contracts.getPrivacySettings> = ({ caller, database }) =>
  selectPrivacySettings(database, caller.userId);

export const updatePrivacySettings: Handler<typeof contracts.updatePrivacySettings> = async (call) => {
  const { input, caller, database, presences } = call;
  const { userId } = caller;
  await updatePrivacy(database, userId, input);
  const settings = await selectPrivacySettings(database, userId);
  if (input.showsPresence !== undefined) presences.emit({ userId, isShown: settings.showsPresence });
  return settings;
};

export const downloadMyData: Handler<typeof contracts.downloadMyData> = async ({ caller, database, memberLimits }) => {
  await requireNoAppSession(database, caller);
  await memberLimits.require('downloadData', caller.userId);
  return {
    createdAt: new Date().toISOString(),
    sections: await selectMemberData(database, caller.userId, MAX_SECTION_ROWS),
  };
};

/** The plans end first: when the card provider fails, nothing has changed and the member tries again. */
export const deleteAccount: Handler<typeof contracts.deleteAccount> = async (call) => {
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
async function endPlans(call: Call<typeof contracts.deleteAccount>): Promise<void> {
  const { caller, database } = call;
  const rows = await selectRunningSubscriptions(database, caller.userId);
  for (const row of rows.filter(isRunning)) {
    if (row.cancels_at_period_end) continue;
    await setCancelAtPeriodEnd({ database, cards: requireCardProvider(call), row }, true);
  }
}

export const restoreAccount: Handler<typeof contracts.restoreAccount> = async ({ caller, database, apiError }) => {
  await requireNoAppSession(database, caller);
  if (!(await cancelDeletion(database, caller.userId))) throw apiError('NOT_FOUND');
  return { deletionAt: null };
};
