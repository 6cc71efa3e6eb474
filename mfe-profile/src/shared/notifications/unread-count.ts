import { unreadNotificationsChanged } from '@xana/contracts/events/chat';
import { getNotifications, getUnreadNotificationCount } from '@xana/contracts/http/notifications/notifications';
import { useBus, useEditAnswers, useOperation, useRefresh } from '@xana/remote-kit';
import { useEffect, useRef } from 'react';

/** Without the live connection of mfe-chat a notification shows after at most this time. */
const POLL_INTERVAL_MS = 60_000;

/** The member's number of unread notifications, live; 100 means 100 or more. */
export function useLiveUnreadCount(): number {
  const bus = useBus();
  const setUnreadCount = useSetUnreadCount();
  const { data } = useOperation(getUnreadNotificationCount, {}, { everyMilliseconds: POLL_INTERVAL_MS });
  useEffect(() => bus.subscribe(unreadNotificationsChanged, ({ unreadCount }) => setUnreadCount(unreadCount)), [bus]);
  return data?.unreadCount ?? 0;
}

/** The count that the bell keeps current. */
export function useUnreadCount(): number {
  return useOperation(getUnreadNotificationCount, {}).data?.unreadCount ?? 0;
}

/** Stores a count that an answer or an event contained, for every React root of this remote. */
export function useSetUnreadCount(): (unreadCount: number) => void {
  const edit = useEditAnswers();
  return (unreadCount) => void edit(getUnreadNotificationCount, () => ({ unreadCount }));
}

/** Reads the lists on the screen again when there is a new notification, unless `isPaused`. */
export function useRefreshOnNew(isPaused: boolean): void {
  const refresh = useRefresh();
  const { data } = useOperation(getUnreadNotificationCount, {});
  const count = data?.unreadCount;
  const before = useRef(count);
  useEffect(() => {
    const isNew = before.current !== undefined && count !== undefined && count > before.current;
    before.current = count;
    if (isNew && !isPaused) void refresh(getNotifications);
  }, [count, isPaused]);
}
