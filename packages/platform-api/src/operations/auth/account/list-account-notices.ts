import type { listAccountNotices as contract } from '@xana/contracts/http/auth/list-account-notices';
import { selectNotices } from '../../../database/auth/account-notices.ts';
import type { Handler } from '../../../http/handler.ts';
import { describeDevice } from '../sessions/devices.ts';

export const listAccountNotices: Handler<typeof contract> = async ({ caller, database }) => {
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
