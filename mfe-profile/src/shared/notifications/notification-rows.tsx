import type { Notification } from '@xana/contracts/http/notifications/notification';
import { deleteNotification, restoreNotification } from '@xana/contracts/http/notifications/notifications';
import { sharedPhrases } from '@xana/i18n';
import { useAction, useErrorToast } from '@xana/remote-kit';
import { UndoNotice } from '@xana/ui-kit/undo-notice';
import { useEffect, useRef, useState } from 'react';
import { NotificationRow } from './notification-row.tsx';
import * as css from './notification-rows.module.css';
import { useText } from './phrases/phrases.ts';
import { useRefreshOnNew, useSetUnreadCount } from './unread-count.ts';
import { useMarkSeen } from './use-mark-seen.ts';

interface NotificationRowsProps {
  rows: Notification[];
  /** The member follows the link of a row. */
  onFollow?(): void;
}

/** Rows that are marked as read when they are seen, and can be deleted and restored. */
export function NotificationRows({ rows, onFollow }: NotificationRowsProps) {
  const t = useText();
  const shared = sharedPhrases.useText();
  const list = useRef<HTMLUListElement>(null);
  const restoredId = useRef<number>(undefined);
  const { markSeen, looksUnread } = useMarkSeen();
  const { deletedIds, remove, restore } = useDeleteNotification();
  // A list that is read again has no deleted rows, so nothing could be restored.
  useRefreshOnNew(deletedIds.length > 0);
  useEffect(() => {
    if (restoredId.current === undefined) return;
    list.current?.querySelector<HTMLElement>(`[data-focus-key="delete-${restoredId.current}"]`)?.focus();
    restoredId.current = undefined;
  }, [deletedIds]);
  const undo = (id: number) => {
    restoredId.current = id;
    restore(id);
  };
  return (
    <ul ref={list} className={css.rows} aria-label={t('title')}>
      {rows.map((row) =>
        deletedIds.includes(row.id) ? (
          <li key={row.id}>
            <UndoNotice text={t('deleted')} label={shared('undo')} onUndo={() => undo(row.id)} />
          </li>
        ) : (
          <NotificationRow
            key={row.id}
            notification={row}
            isUnread={looksUnread(row)}
            onSeen={() => markSeen(row)}
            onDelete={() => remove(row.id)}
            onFollow={onFollow}
          />
        ),
      )}
    </ul>
  );
}

/** Deletes notifications of a list; each stays in its place, where it can be restored, until the list is opened again. */
function useDeleteNotification() {
  const setUnreadCount = useSetUnreadCount();
  const showError = useErrorToast();
  const [deletedIds, setDeletedIds] = useState<readonly number[]>([]);
  const hide = (id: number) => setDeletedIds((ids) => [...ids, id]);
  const show = (id: number) => setDeletedIds((ids) => ids.filter((each) => each !== id));
  const onSuccess = ({ unreadCount }: { unreadCount: number }) => setUnreadCount(unreadCount);
  const deletion = useAction(deleteNotification, {
    onSuccess,
    onError(error, { id }) {
      show(id);
      showError(error);
    },
  });
  const restoration = useAction(restoreNotification, {
    onSuccess,
    onError(error, { id }) {
      hide(id);
      showError(error);
    },
  });
  return {
    deletedIds,
    remove(id: number) {
      hide(id);
      void deletion.run({ id });
    },
    restore(id: number) {
      show(id);
      void restoration.run({ id });
    },
  };
}
