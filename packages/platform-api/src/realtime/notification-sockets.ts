import type { AppClientEvents, AppServerEvents } from '@xana/contracts/sockets/chat-sockets';
import { selectChangedNotifications } from '../database/notifications/notifications.ts';
import { repeat } from '../jobs/start-jobs.ts';
import { emitUnreadCount } from '../operations/notifications/emit-unread-count.ts';
import type { Platform } from '../platform.ts';
import { type MemberNamespace, roomOf } from './member-sockets.ts';

const POLL_INTERVAL_MS = 1_000;
/** A row is visible only after its transaction commits: each poll looks back longer than a statement may take. */
const OVERLAP_SECONDS = 15;

/**
 * Emits the number of unread notifications to the sockets of a member. A notification is stored by any instance, by a job or
 * by the command of an operator, so each instance asks the database for those of the members who are connected to it;
 * what a member reads or deletes is emitted at once, through Redis to every instance.
 *
 * @returns stops asking
 */
export function serveNotifications(
  namespace: MemberNamespace<AppClientEvents, AppServerEvents>,
  platform: Pick<Platform, 'database' | 'unreadCounts' | 'onError'>,
): () => Promise<void> {
  platform.unreadCounts.subscribe(({ userId, unreadCount }) =>
    namespace.to(roomOf(userId)).emit('unreadNotificationsChanged', { unreadCount }),
  );
  const takeNew = createChangeFilter();
  const poll = async () => {
    const userIds = [...new Set([...namespace.sockets.values()].map(({ data }) => data.userId))];
    if (userIds.length === 0) return;
    const changed = takeNew(await selectChangedNotifications(platform.database, userIds, OVERLAP_SECONDS));
    for (const userId of new Set(changed.map(({ user_id }) => user_id))) await emitUnreadCount(platform, userId);
  };
  return repeat({ emitUnreadCounts: poll }, POLL_INTERVAL_MS, platform.onError);
}

interface Change {
  id: number;
  updated_at: Date;
}

/** Overlapping polls return the same changes: passes each once. */
export function createChangeFilter() {
  let known = new Map<number, number>();
  return <Row extends Change>(rows: Row[]): Row[] => {
    const changed = rows.filter(({ id, updated_at }) => known.get(id) !== updated_at.getTime());
    known = new Map(rows.map(({ id, updated_at }) => [id, updated_at.getTime()]));
    return changed;
  };
}
