import type { UserSummary } from '@xana/contracts/http/users/user';
import { Link, profilePath } from '@xana/remote-kit';
import { Avatar } from '@xana/ui-kit/avatar';
import type { ReactNode, Ref } from 'react';
import * as css from './post-card.module.css';

/** Of an article in an ARIA feed. */
export interface FeedPosition {
  'aria-posinset': number;
  'aria-setsize': number;
}

interface PostFrameProps {
  author: UserSummary;
  label: string;
  /** `rail` in a row of cards, `page` in full width. */
  size: 'rail' | 'page';
  /** Beside the author: time and menu. */
  end?: ReactNode;
  inFeed?: FeedPosition | undefined;
  children: ReactNode;
  ref?: Ref<HTMLElement>;
}

/** The frame of a post with its author. */
export function PostFrame({ author, label, size, end, inFeed, children, ref }: PostFrameProps) {
  const { id, name, avatar, profileIconColor } = author;
  return (
    <article ref={ref} className={css.post} data-size={size} tabIndex={-1} aria-label={label} {...inFeed}>
      <header className={css.author}>
        <Link to={profilePath(id)} className={css.person}>
          <Avatar name={name} src={avatar} color={profileIconColor} size={size === 'page' ? 44 : 32} />
          <bdi className={css.name}>{name}</bdi>
        </Link>
        <span className={css.end}>{end}</span>
      </header>
      {children}
    </article>
  );
}
