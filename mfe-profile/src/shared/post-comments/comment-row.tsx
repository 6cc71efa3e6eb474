import type { Comment, Post } from '@xana/contracts/http/feeds/post';
import { useFormats } from '@xana/i18n/formats';
import { Link } from '@xana/remote-kit';
import { UserText } from '@xana/remote-kit/user-text';
import { useMember } from '@xana/session/react';
import { Avatar } from '@xana/ui-kit/avatar';
import { MoreIcon } from '@xana/ui-kit/icon';
import { ActionMenu } from '@xana/ui-kit/menu';
import { RelativeTime } from '@xana/ui-kit/relative-time';
import { type ReactNode, useRef, useState } from 'react';
import { useText } from '../../phrases/phrases.ts';
import { useReport } from '../post-card/report-host.tsx';
import { useFocusAfterUndo } from '../undo-notice/use-focus-after-undo.ts';
import { CommentReplies } from './comment-replies.tsx';
import * as css from './comment-row.module.css';
import { DeletedComment } from './feed-comment-delete/deleted-comment.tsx';
import { useDeleteComment } from './feed-comment-delete/use-delete-comment.ts';

interface CommentRowProps {
  comment: Comment;
  post: Post;
  /** Answers this comment; only replies have it. */
  onReply?(): void;
}

/** A comment or a reply. The authors of the comment and of the post can delete it. */
export function CommentRow({ comment, post, onReply }: CommentRowProps) {
  const [isDeleted, setIsDeleted, deleteComment] = useDeleteComment(comment);
  const row = useFocusAfterUndo(isDeleted);
  if (isDeleted) return <DeletedComment comment={comment} onRestored={() => setIsDeleted(false)} />;
  const size = comment.parentId === null ? 36 : 28;
  const { user } = comment;
  return (
    <article ref={row} className={css.comment} tabIndex={-1} aria-labelledby={`comment-author-${comment.id}`}>
      <Link to={`/profile?user=${user.id}`} tabIndex={-1} aria-hidden="true">
        <Avatar name={user.name} src={user.avatar} color={user.profileIconColor} size={size} />
      </Link>
      <div className={css.words}>
        <CommentHead comment={comment} post={post} onDelete={deleteComment} />
        <div className={css.text}>
          <UserText text={comment.text} />
        </div>
        {onReply ? <ReplyButton name={user.name} onClick={onReply} /> : <Thread comment={comment} post={post} />}
      </div>
    </article>
  );
}

function CommentHead({ comment, post, onDelete }: { comment: Comment; post: Post; onDelete(): void }) {
  const t = useText();
  const formats = useFormats();
  const member = useMember();
  const { user, createdAt } = comment;
  const report = useReport();
  const canDelete = member !== null && [user.id, post.user.id].includes(member.id);
  const actions = [
    ...(canDelete ? [{ id: 'delete', name: t('comment.delete'), isDangerous: true } as const] : []),
    ...(member?.id === user.id ? [] : [{ id: 'report', name: t('post.report'), isDangerous: true } as const]),
  ];
  const act = (id: 'delete' | 'report') =>
    id === 'delete' ? onDelete() : report({ targetType: 'comment', targetId: String(comment.id), name: user.name });
  return (
    <header className={css.head}>
      <Link to={`/profile?user=${user.id}`} className={css.name} id={`comment-author-${comment.id}`}>
        <bdi>{user.name}</bdi>
      </Link>
      <span className={css.time}>
        <RelativeTime at={createdAt} format={formats.relativeTime} formatFull={formats.dateTime} />
      </span>
      <ActionMenu
        label={t('comment.more', { name: user.name })}
        trigger={<MoreIcon size={18} />}
        actions={actions}
        onAct={act}
      />
    </header>
  );
}

/** The replies to a comment, and the field for one. */
function Thread({ comment, post }: { comment: Comment; post: Post }) {
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
        renderReply={(reply) => <CommentRow comment={reply} post={post} onReply={() => setIsReplying(true)} />}
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
