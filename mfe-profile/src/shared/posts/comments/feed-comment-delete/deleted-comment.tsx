import type { Comment } from '@xana/contracts/http/feeds/post';
import { restoreFeedComment } from '@xana/contracts/http/feeds/restore-feed-comment';
import { sharedPhrases } from '@xana/i18n';
import { useAction, useErrorToast } from '@xana/remote-kit';
import { UndoNotice } from '@xana/ui-kit/undo-notice';
import { useText } from '../phrases/phrases.ts';
import { useEditComments } from '../use-edit-comments.ts';

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
