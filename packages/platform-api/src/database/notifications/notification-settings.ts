import type { NotificationKind } from '@xana/contracts/http/notifications/notification-kinds';
import type { Database } from '../connection/connect-database.ts';
import { insertNew } from '../statements/insert-new.ts';

export async function selectDisabledKinds(database: Database, userId: number): Promise<NotificationKind[]> {
  const rows = await database
    .selectFrom('disabled_notifications')
    .select('kind')
    .where('user_id', '=', userId)
    .orderBy('kind')
    .execute();
  return rows.map(({ kind }) => kind);
}

/** Does nothing when the kind is on or off already. */
export async function updateKind(
  database: Database,
  { userId, kind, isOn }: { userId: number; kind: NotificationKind; isOn: boolean },
): Promise<void> {
  if (isOn) {
    await database
      .deleteFrom('disabled_notifications')
      .where('user_id', '=', userId)
      .where('kind', '=', kind)
      .execute();
    return;
  }
  await insertNew(database, 'disabled_notifications', { user_id: userId, kind });
}
