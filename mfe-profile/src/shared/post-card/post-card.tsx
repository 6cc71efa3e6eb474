import type { Post } from '@xana/contracts/http/feeds/post';
import { useFormats } from '@xana/i18n/formats';
import { Link } from '@xana/remote-kit';
import { UserText } from '@xana/remote-kit/user-text';
import { Avatar } from '@xana/ui-kit/avatar';
import { HeartIcon } from '@xana/ui-kit/icon';
import { Picture } from '@xana/ui-kit/picture';
import { RelativeTime } from '@xana/ui-kit/relative-time';
import type { ReactNode, Ref } from 'react';
import { useText } from '../../phrases/phrases.ts';
import { postPath } from './post-actions.tsx';
import * as css from './post-card.module.css';

interface PostCardProps {
  post: Post;
  /** `rail` in a row of cards, `page` in full width. */
  size?: 'rail' | 'page';
  /** Beside the time. */
  menu?: ReactNode;
  /** Below the post; by default its number of likes. */
  footer?: ReactNode;
  ref?: Ref<HTMLElement>;
}

/** A post with its author and time. The time links to the page of the post. */
export function PostCard({ post, size = 'rail', menu, footer, ref }: PostCardProps) {
  const t = useText();
  const formats = useFormats();
  const { id, user, descriptions, image, likeCount, createdAt, updatedAt } = post;
  return (
    <article
      ref={ref}
      className={css.post}
      data-size={size}
      tabIndex={-1}
      aria-label={t('post.of', { name: user.name })}
    >
      <header className={css.author}>
        <Link to={`/profile?user=${user.id}`} className={css.person}>
          <Avatar name={user.name} src={user.avatar} color={user.profileIconColor} size={size === 'page' ? 44 : 32} />
          <bdi className={css.name}>{user.name}</bdi>
        </Link>
        <span className={css.end}>
          <Link to={postPath(id)} className={css.time}>
            <RelativeTime at={createdAt} format={formats.relativeTime} formatFull={formats.dateTime} />
          </Link>
          {updatedAt && (
            <span className={css.edited} title={formats.dateTime(updatedAt)}>
              {t('post.edited')}
            </span>
          )}
          {menu}
        </span>
      </header>
      <div className={css.text}>
        <UserText text={descriptions} />
      </div>
      {image && (
        <div className={css.picture}>
          <Picture
            src={image}
            alt=""
            sizes={size === 'page' ? '(min-width: 768px) 40rem, 100vw' : '20rem'}
            ratio="16 / 9"
          />
        </div>
      )}
      {footer ?? (
        <p className={css.likes}>
          <HeartIcon size={16} />
          {t('likes', { count: likeCount })}
        </p>
      )}
    </article>
  );
}
