import { deleteSpace, restoreSpace } from '@xana/contracts/http/spaces/own-spaces';
import { useAction, useErrorToast } from '@xana/remote-kit';
import { useRefreshSpaces } from './use-refresh-spaces.ts';

/** Deletes a space at once: it can be restored for seven days. */
export function useDeleteSpace(id: number, onDeleted: () => void): () => void {
  const { refreshLists } = useRefreshSpaces();
  const errorToast = useErrorToast();
  const { run } = useAction(deleteSpace, {
    onSuccess() {
      onDeleted();
      refreshLists(id);
    },
    onError: errorToast,
  });
  return () => void run({ id });
}

export function useRestoreSpace(id: number, onRestored: () => void) {
  const { refreshLists } = useRefreshSpaces();
  const errorToast = useErrorToast();
  const { run, isBusy } = useAction(restoreSpace, {
    onSuccess() {
      onRestored();
      refreshLists(id);
    },
    onError: errorToast,
  });
  return { restore: () => void run({ id }), isBusy };
}
