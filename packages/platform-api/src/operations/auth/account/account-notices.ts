import type * as contracts from '@xana/contracts/http/auth/account-notices';
import { deleteNotice, selectNotices } from '../../../database/auth/account-notices.ts';
import type { Handler } from '../../../http/handler.ts';
import { describeDevice } from '../sessions/devices.ts';

export const listAccountNotices: Handler<typeof contracts.listAccountNotices> = async ({ caller, database }) => {
  const notices = await selectNotices(database, caller.sessionId);
  const rows = notices.map(({ id, kind, device, app, login_method, wallet_name, created_at, actor_session_id }) => ({
    id,
    kind,
    sessionId: actor_session_id,
    app,
    ...describeDevice(device),
    method: login_method,
    walletName: wallet_name,
    createdAt: created_at.toISOString(),
  }));
  return { count: rows.length, rows };
};

/** Each session has its own notices: dismissing one leaves those of the member's other devices. */
export const dismissAccountNotice: Handler<typeof contracts.dismissAccountNotice> = async (call) => {
  const { input, caller, database, apiError } = call;
  if (!(await deleteNotice(database, input.id, caller.sessionId))) throw apiError('NOT_FOUND');
  return {};
};
