import type { listSessions as contract } from '@xana/contracts/http/auth/list-sessions';
import type { Handler } from '../../http/handler.ts';

export const listSessions: Handler<typeof contract> = async ({ caller, database }) => {
  const rows = await database
    .selectFrom('sessions')
    .select(['id', 'device', 'app', 'started_at', 'rotated_at'])
    .where('user_id', '=', caller.userId)
    .where('expires_at', '>', new Date())
    .orderBy('rotated_at', 'desc')
    .execute();
  return {
    count: rows.length,
    rows: rows.map(({ id, device, app, started_at, rotated_at }) => ({
      id,
      device,
      app,
      startedAt: started_at.toISOString(),
      lastUsedAt: rotated_at.toISOString(),
      isThisOne: id === caller.sessionId,
    })),
  };
};
