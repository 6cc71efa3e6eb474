import type { Comment, Post } from '@xana/contracts/http/feeds/post';
import { Link, profilePath } from '@xana/remote-kit';
import { UserText } from '@xana/remote-kit/user-text';
import { Avatar } from '@xana/ui-kit/avatar';
import { useFocusAfterUndo } from '@xana/ui-kit/undo-notice';
import { type ReactNode, useRef, useState } from 'react';
import { CommentHead } from './comment-head.tsx';
import { CommentReplies } from './comment-replies.tsx';
import * as css from './comment-row.module.css';
import { EditCommentForm } from './edit-comment/edit-comment-form.tsx';
import { DeletedComment, useDeleteComment } from './feed-comment-delete/deleted-comment.tsx';
import type { LinkedComment } from './linked-comment.tsx';
import { useText } from './phrases/phrases.ts';
import { useMark } from './use-mark.ts';

interface CommentRowProps {
  comment: Comment;
  post: Post;
  /** Set when the address of the page leads to this comment, or to a reply to it. */
  linked?: LinkedComment | null;
  /** Answers this comment; only replies have it. */
  onReply?(): void;
}

/** A comment or a reply. Its author can edit it; the authors of the comment and of the post can delete it. */
export function CommentRow({ comment, post, linked = null, onReply }: CommentRowProps) {
  const [isDeleted, setIsDeleted, deleteComment] = useDeleteComment(comment);
  const row = useFocusAfterUndo(isDeleted);
  const isMarked = useMark(row, linked !== null && (linked.replyId ?? linked.id) === comment.id);
  const [isEditing, setIsEditing] = useState(false);
  const stopEditing = () => {
    setIsEditing(false);
    row.current?.focus();
  };
  if (isDeleted) return <DeletedComment comment={comment} onRestored={() => setIsDeleted(false)} />;
  const size = comment.parentId === null ? 36 : 28;
  const { user } = comment;
  return (
    <article
      ref={row}
      className={css.comment}
      data-marked={isMarked || undefined}
      tabIndex={-1}
      aria-labelledby={`comment-author-${comment.id}`}
    >
      <Link to={profilePath(user.id)} tabIndex={-1} aria-hidden="true">
        <Avatar name={user.name} src={user.avatar} color={user.profileIconColor} size={size} />
      </Link>
      <div className={css.words}>
        <CommentHead comment={comment} post={post} onEdit={() => setIsEditing(true)} onDelete={deleteComment} />
        {isEditing ? (
          <EditCommentForm comment={comment} onClose={stopEditing} />
        ) : (
          <div className={css.text}>
            <UserText text={comment.text} mentions={comment.mentions} />
          </div>
        )}
        {onReply ? (
          <ReplyButton name={user.name} onClick={onReply} />
        ) : (
          <Thread comment={comment} post={post} linked={linked} />
        )}
      </div>
    </article>
  );
}

/** The replies to a comment, and the field for one. */
function Thread({ comment, post, linked = null }: Pick<CommentRowProps, 'comment' | 'post' | 'linked'>) {
  const [isReplying, setIsReplying] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const close = () => {
    setIsReplying(false);
    button.current?.focus();
  };
  return (
    <>
      <ReplyButton ref={button} name={comment.user.name} isOpen={isReplying} onClick={() => setIsReplying(true)} />
      <CommentReplies
        comment={comment}
        post={post}
        isReplying={isReplying}
        linkedReplyId={linked?.replyId ?? null}
        renderReply={(reply) => (
          <CommentRow comment={reply} post={post} linked={linked} onReply={() => setIsReplying(true)} />
        )}
        onClose={close}
      />
    </>
  );
}

interface ReplyButtonProps {
  name: string;
  isOpen?: boolean;
  onClick(): void;
  ref?: React.Ref<HTMLButtonElement>;
}

function ReplyButton({ name, isOpen, onClick, ref }: ReplyButtonProps): ReactNode {
  const t = useText();
  return (
    <button
      ref={ref}
      type="button"
      className={css.reply}
      aria-expanded={isOpen}
      aria-label={t('reply.to', { name })}
      onClick={onClick}
    >
      {t('reply')}
    </button>
  );
}
