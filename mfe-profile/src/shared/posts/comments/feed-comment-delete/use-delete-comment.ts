import { feedCommentDelete } from '@xana/contracts/http/feeds/feed-comment-delete';
import type { Comment } from '@xana/contracts/http/feeds/post';
import { useAction, useErrorToast } from '@xana/remote-kit';
import { useEffect, useRef, useState } from 'react';
import { useEditComments } from '../use-edit-comments.ts';

/** Deletes a comment. Its place stays, with an undo, until the reader leaves; then it leaves the cached lists. */
export function useDeleteComment(comment: Comment) {
  const { count, remove } = useEditComments();
  const [isDeleted, setIsDeleted] = useState(false);
  const { run } = useAction(feedCommentDelete, {
    onSuccess() {
      count(comment, -1);
      setIsDeleted(true);
    },
    onError: useErrorToast(),
  });
  const latest = useRef({ isDeleted, remove, comment });
  latest.current = { isDeleted, remove, comment };
  useEffect(
    () => () => {
      const { isDeleted: isGone, remove: removeNow, comment: it } = latest.current;
      if (isGone) removeNow(it);
    },
    [],
  );
  return [isDeleted, setIsDeleted, () => void run({ id: comment.id })] as const;
}
