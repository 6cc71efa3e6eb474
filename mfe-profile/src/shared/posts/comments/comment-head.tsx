import type { Comment, Post } from '@xana/contracts/http/feeds/post';
import { useFormats } from '@xana/i18n/formats';
import { Link, profilePath } from '@xana/remote-kit';
import { useMember } from '@xana/session/react';
import { MoreIcon } from '@xana/ui-kit/icon';
import { ActionMenu } from '@xana/ui-kit/menu';
import { RelativeTime } from '@xana/ui-kit/relative-time';
import { useReport } from '../../report-content/report-host.tsx';
import { postCardPhrases } from '../card/phrases/phrases.ts';
import * as css from './comment-row.module.css';
import { useText } from './phrases/phrases.ts';

interface CommentHeadProps {
  comment: Comment;
  post: Post;
  onEdit(): void;
  onDelete(): void;
}

/** The author and the time of a comment, and what can be done with it. */
export function CommentHead({ comment, post, onEdit, onDelete }: CommentHeadProps) {
  const t = useText();
  const postCard = postCardPhrases.useText();
  const formats = useFormats();
  const member = useMember();
  const report = useReport();
  const { user, createdAt, updatedAt } = comment;
  const isOwn = member?.id === user.id;
  const canDelete = member !== null && [user.id, post.user.id].includes(member.id);
  const actions = [
    ...(isOwn ? [{ id: 'edit', name: t('edit') } as const] : []),
    ...(canDelete ? [{ id: 'delete', name: t('delete'), isDangerous: true } as const] : []),
    ...(isOwn ? [] : [{ id: 'report', name: postCard('report'), isDangerous: true } as const]),
  ];
  const act = {
    edit: onEdit,
    delete: onDelete,
    report: () => report({ targetType: 'comment', targetId: String(comment.id), name: user.name }),
  };
  return (
    <header className={css.head}>
      <Link to={profilePath(user.id)} className={css.name} id={`comment-author-${comment.id}`}>
        <bdi>{user.name}</bdi>
      </Link>
      <span className={css.time}>
        <RelativeTime at={createdAt} format={formats.relativeTime} formatFull={formats.dateTime} />
      </span>
      {updatedAt && (
        <span className={css.time} title={formats.dateTime(updatedAt)}>
          {postCard('edited')}
        </span>
      )}
      <ActionMenu
        label={t('menu', { name: user.name })}
        trigger={<MoreIcon size={18} />}
        actions={actions}
        onAct={(id) => act[id]()}
      />
    </header>
  );
}
