import type { Comment } from '@xana/contracts/http/feeds/post';
import { restoreFeedComment } from '@xana/contracts/http/feeds/restore-feed-comment';
import { useAction, useErrorToast } from '@xana/remote-kit';
import { UndoNotice } from '../../undo-notice/undo-notice.tsx';
import { useText } from '../phrases/phrases.ts';
import { useEditComments } from '../use-edit-comments.ts';

/** Takes the place of a comment that was just deleted. */
export function DeletedComment({ comment, onRestored }: { comment: Comment; onRestored(): void }) {
  const t = useText();
  const { count } = useEditComments();
  const { run, isBusy } = useAction(restoreFeedComment, {
    onSuccess() {
      count(comment, 1);
      onRestored();
    },
    onError: useErrorToast(),
  });
  return <UndoNotice text={t('deleted')} isBusy={isBusy} onUndo={() => void run({ id: comment.id })} />;
}
