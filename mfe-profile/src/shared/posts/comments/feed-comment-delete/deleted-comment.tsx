import { feedCommentDelete, restoreFeedComment } from '@xana/contracts/http/feeds/comments';
import type { Comment } from '@xana/contracts/http/feeds/post';
import { sharedPhrases } from '@xana/i18n';
import { useAction, useErrorToast } from '@xana/remote-kit';
import { UndoNotice } from '@xana/ui-kit/undo-notice';
import { useRemovedWhenLeft } from '../../use-removed-when-left.ts';
import { useText } from '../phrases/phrases.ts';
import { useEditComments } from '../use-edit-comments.ts';

/** Deletes a comment, without a question: it can be restored. */
export function useDeleteComment(comment: Comment) {
  const { count, remove } = useEditComments();
  const [isDeleted, setIsDeleted] = useRemovedWhenLeft(comment.id, () => remove(comment));
  const { run } = useAction(feedCommentDelete, {
    onSuccess() {
      count(comment, -1);
      setIsDeleted(true);
    },
    onError: useErrorToast(),
  });
  return [isDeleted, setIsDeleted, () => void run({ id: comment.id })] as const;
}

/** Takes the place of a comment that was just deleted. */
export function DeletedComment({ comment, onRestored }: { comment: Comment; onRestored(): void }) {
  const t = useText();
  const shared = sharedPhrases.useText();
  const { count } = useEditComments();
  const { run, isBusy } = useAction(restoreFeedComment, {
    onSuccess() {
      count(comment, 1);
      onRestored();
    },
    onError: useErrorToast(),
  });
  return (
    <UndoNotice
      text={t('deleted')}
      label={shared('undo')}
      isBusy={isBusy}
      onUndo={() => void run({ id: comment.id })}
    />
  );
}
