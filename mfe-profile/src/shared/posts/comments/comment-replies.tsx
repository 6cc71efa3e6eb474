import { feedCommentList } from '@xana/contracts/http/feeds/comments';
import type { Comment, Post } from '@xana/contracts/http/feeds/post';
import { useOperationPages } from '@xana/remote-kit';
import { type ReactNode, useState } from 'react';
import { CommentForm } from './comment-feed/comment-form.tsx';
import * as css from './comment-row.module.css';
import { CommentsPage } from './comments-page.tsx';
import { CommentGone, useLoadUntil } from './linked-comment.tsx';
import { useText } from './phrases/phrases.ts';

const PAGE_SIZE = 10;

interface CommentRepliesProps {
  comment: Comment;
  post: Post;
  isReplying: boolean;
  /** The reply that the address of the page leads to. */
  linkedReplyId: number | null;
  renderReply(reply: Comment): ReactNode;
  onClose(): void;
}

/** The replies to a comment, oldest first, loaded on request; and the field for a new one. */
export function CommentReplies({
  comment,
  post,
  isReplying,
  linkedReplyId,
  renderReply,
  onClose,
}: CommentRepliesProps) {
  const t = useText();
  const [isOpen, setIsOpen] = useState(linkedReplyId !== null);
  const answer = useOperationPages(
    feedCommentList,
    (pageNumber) => ({ feedId: post.id, parentId: comment.id, pageNumber, pageSize: PAGE_SIZE }),
    { isEnabled: isOpen },
  );
  const search = useLoadUntil(answer, linkedReplyId, 'oldest');
  const hasReplies = comment.replyCount > 0;
  return (
    <>
      {hasReplies && (
        <button type="button" className={css.reply} aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
          {t(isOpen ? 'replies.hide' : 'replies', { count: comment.replyCount })}
        </button>
      )}
      {linkedReplyId !== null && search === 'missing' && !answer.isError && <CommentGone />}
      {isOpen && (
        <CommentsPage
          answer={answer}
          label={t('replies.to', { name: comment.user.name })}
          moreLabel={t('replies.more')}
        >
          {renderReply}
        </CommentsPage>
      )}
      {isReplying && (
        <CommentForm
          feedId={post.id}
          parent={comment}
          onSent={() => {
            setIsOpen(true);
            onClose();
          }}
        />
      )}
    </>
  );
}
