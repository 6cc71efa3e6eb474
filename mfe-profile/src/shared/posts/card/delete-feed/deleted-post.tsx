import type { Post } from '@xana/contracts/http/feeds/post';
import { deleteFeed, restoreFeed } from '@xana/contracts/http/feeds/posts';
import { sharedPhrases } from '@xana/i18n';
import { useAction, useErrorToast } from '@xana/remote-kit';
import { UndoNotice } from '@xana/ui-kit/undo-notice';
import { useText } from '../phrases/phrases.ts';
import type { FeedPosition } from '../post-frame.tsx';

/** Deletes a post of the member. The server can restore it for an hour (decision 0056), so there is no question first. */
export function useDeleteFeed(postId: number, onDeleted: () => void): () => void {
  const { run } = useAction(deleteFeed, { onSuccess: onDeleted, onError: useErrorToast() });
  return () => void run({ feedId: postId });
}

interface DeletedPostProps {
  postId: number;
  inFeed?: FeedPosition | undefined;
  onRestored(post: Post): void;
}

/** Takes the place of a post that was just deleted, so that nothing moves and the deletion can be undone. */
export function DeletedPost({ postId, inFeed, onRestored }: DeletedPostProps) {
  const t = useText();
  const shared = sharedPhrases.useText();
  const { run, isBusy } = useAction(restoreFeed, { onSuccess: onRestored, onError: useErrorToast() });
  return (
    <article tabIndex={-1} aria-label={t('deleted')} {...inFeed}>
      <UndoNotice
        text={t('deleted')}
        label={shared('undo')}
        isBusy={isBusy}
        onUndo={() => void run({ feedId: postId })}
      />
    </article>
  );
}
