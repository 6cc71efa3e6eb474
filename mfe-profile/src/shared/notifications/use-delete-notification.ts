import { deleteNotification, restoreNotification } from '@xana/contracts/http/notifications/notifications';
import { useAction, useErrorToast } from '@xana/remote-kit';
import { useState } from 'react';
import { useSetUnreadCount } from './unread-count.ts';

/** Deletes notifications of a list; each stays in its place, where it can be restored, until the list is opened again. */
export function useDeleteNotification() {
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
