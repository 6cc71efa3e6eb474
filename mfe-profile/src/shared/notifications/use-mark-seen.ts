import type { Notification } from '@xana/contracts/http/notifications/notification';
import { markNotificationsRead } from '@xana/contracts/http/notifications/notifications';
import { useAction } from '@xana/remote-kit';
import { useEffect, useRef } from 'react';
import { useSetUnreadCount } from './unread-count.ts';

/** Collects the rows that come into view within this time for one request. */
const COLLECT_MS = 600;
/** The contract's limit. */
const MAX_MARKED = 50;

/** Marks notifications as read when they are seen. They look unread until the list is opened again. */
export function useMarkSeen() {
  const setUnreadCount = useSetUnreadCount();
  const { run } = useAction(markNotificationsRead, { onSuccess: ({ unreadCount }) => setUnreadCount(unreadCount) });
  /** `updatedAt` by id. */
  const seen = useRef(new Map<number, string>());
  const waiting = useRef<Notification[]>([]);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const send = () => {
    clearTimeout(timer.current);
    timer.current = undefined;
    const rows = waiting.current.splice(0, MAX_MARKED);
    const until = rows
      .map(({ updatedAt }) => updatedAt)
      .sort()
      .at(-1);
    if (until) void run({ ids: rows.map(({ id }) => id), until });
    if (waiting.current.length > 0) send();
  };
  useEffect(() => send, []);
  return {
    markSeen(row: Notification) {
      if (row.isRead || seen.current.get(row.id) === row.updatedAt) return;
      seen.current.set(row.id, row.updatedAt);
      waiting.current.push(row);
      timer.current ??= setTimeout(send, COLLECT_MS);
    },
    /** Also after it was marked in this view. */
    looksUnread: (row: Notification): boolean => !row.isRead || seen.current.has(row.id),
  };
}
