import { deleteFeed } from '@xana/contracts/http/feeds/delete-feed';
import { useAction, useErrorToast } from '@xana/remote-kit';

/** Deletes a post of the member. The server can restore it for an hour (decision 0056), so there is no question first. */
export function useDeleteFeed(postId: number, onDeleted: () => void): () => void {
  const { run } = useAction(deleteFeed, { onSuccess: onDeleted, onError: useErrorToast() });
  return () => void run({ feedId: postId });
}
