import type { Post } from '@xana/contracts/http/feeds/post';
import { restoreFeed } from '@xana/contracts/http/feeds/restore-feed';
import { useAction, useErrorToast } from '@xana/remote-kit';
import { UndoNotice } from '../../undo-notice/undo-notice.tsx';
import { useText } from '../phrases/phrases.ts';

/** Takes the place of a post that was just deleted, so that nothing moves and the deletion can be undone. */
export function DeletedPost({ postId, onRestored }: { postId: number; onRestored(post: Post): void }) {
  const t = useText();
  const { run, isBusy } = useAction(restoreFeed, { onSuccess: onRestored, onError: useErrorToast() });
  return <UndoNotice text={t('deleted')} isBusy={isBusy} onUndo={() => void run({ feedId: postId })} />;
}
