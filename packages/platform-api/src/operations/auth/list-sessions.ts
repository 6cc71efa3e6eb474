import type { listSessions as contract } from '@xana/contracts/http/auth/list-sessions';
import { selectSessions } from '../../database/auth/sessions.ts';
import type { Handler } from '../../http/handler.ts';
import { describeDevice } from './sessions/devices.ts';

export const listSessions: Handler<typeof contract> = async ({ caller, database }) => {
  const rows = await selectSessions(database, caller.userId);
  return {
    count: rows.length,
    rows: rows.map(({ id, device, app, login_method, wallet_name, started_at, rotated_at }) => ({
      id,
      device,
      ...describeDevice(device),
      app,
      method: login_method,
      walletName: wallet_name,
      startedAt: started_at.toISOString(),
      lastUsedAt: rotated_at.toISOString(),
      isThisOne: id === caller.sessionId,
    })),
  };
};
