import type { Post } from '@xana/contracts/http/feeds/post';
import { useFormats } from '@xana/i18n/formats';
import { Link, postPath } from '@xana/remote-kit';
import { PictureGallery } from '@xana/remote-kit/picture-gallery';
import { UserText } from '@xana/remote-kit/user-text';
import { HeartIcon } from '@xana/ui-kit/icon';
import { Picture } from '@xana/ui-kit/picture';
import { RelativeTime } from '@xana/ui-kit/relative-time';
import type { ReactNode, Ref } from 'react';
import { AttachedCard } from '../attachment/attached-card.tsx';
import { useText } from './phrases/phrases.ts';
import * as css from './post-card.module.css';
import { type FeedPosition, PostFrame } from './post-frame.tsx';

interface PostCardProps {
  post: Post;
  /** `rail` in a row of cards, `page` in full width. */
  size?: 'rail' | 'page';
  /** Beside the time. */
  menu?: ReactNode;
  /** Below the post; by default its number of likes. */
  footer?: ReactNode;
  inFeed?: FeedPosition | undefined;
  /** Far from the reader: its time is not updated. */
  isStill?: boolean;
  ref?: Ref<HTMLElement>;
}

/** A post with its author and time. The time links to the page of the post. */
export function PostCard({ post, size = 'rail', menu, footer, inFeed, isStill = false, ref }: PostCardProps) {
  const t = useText();
  const formats = useFormats();
  const { id, user, descriptions, images, likeCount, createdAt, updatedAt, mentions, attachment } = post;
  const end = (
    <>
      <Link to={postPath(id)} className={css.time}>
        {isStill ? (
          <time dateTime={createdAt}>{formats.relativeTime(createdAt)}</time>
        ) : (
          <RelativeTime at={createdAt} format={formats.relativeTime} formatFull={formats.dateTime} />
        )}
      </Link>
      {updatedAt && (
        <span className={css.edited} title={formats.dateTime(updatedAt)}>
          {t('edited')}
        </span>
      )}
      {menu}
    </>
  );
  return (
    <PostFrame ref={ref} author={user} label={t('of', { name: user.name })} size={size} end={end} inFeed={inFeed}>
      <div className={css.text}>
        <UserText text={descriptions} mentions={mentions} />
      </div>
      {size === 'page' ? <PictureGallery pictures={images} layout="post" /> : <FirstPicture pictures={images} />}
      {attachment && size === 'page' && <AttachedCard attachment={attachment} />}
      {footer ?? (
        <p className={css.likes}>
          <HeartIcon size={16} />
          {t('likes', { count: likeCount })}
        </p>
      )}
    </PostFrame>
  );
}

function FirstPicture({ pictures: [first] }: { pictures: Post['images'] }) {
  if (!first) return null;
  return (
    <div className={css.picture}>
      <Picture src={first.url} alt={first.alt} sizes="20rem" ratio="16 / 9" />
    </div>
  );
}
