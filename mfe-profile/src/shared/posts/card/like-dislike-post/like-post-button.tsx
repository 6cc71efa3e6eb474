import type { Post } from '@xana/contracts/http/feeds/post';
import { likeDislikePost } from '@xana/contracts/http/feeds/posts';
import { useFormats } from '@xana/i18n/formats';
import { useToggle } from '@xana/remote-kit/toggle';
import { useSession } from '@xana/session/react';
import { HeartFilledIcon, HeartIcon } from '@xana/ui-kit/icon';
import { useText } from '../phrases/phrases.ts';
import * as css from '../post-actions.module.css';
import { useEditPosts } from '../use-edit-posts.ts';

/** Likes or unlikes a post. */
export function LikePostButton({ post: { id, isLike, likeCount } }: { post: Post }) {
  const t = useText();
  const formats = useFormats();
  const session = useSession();
  const { edit } = useEditPosts();
  const { isOn, toggle } = useToggle({
    isOn: isLike,
    reason: 'like',
    send: (wanted) => session.call(likeDislikePost, { feedId: id, isLike: wanted }),
    show: (wanted) => void edit(id, (post) => withLike(post, wanted)),
    // With the likes of others.
    onStored: (stored) => edit(id, (post) => ({ ...post, ...stored })),
  });
  return (
    <button
      type="button"
      className={css.action}
      data-kind="like"
      data-focus-key={`like-${id}`}
      aria-pressed={isOn}
      aria-label={`${t('like')} · ${t('likes', { count: likeCount })}`}
      onClick={toggle}
    >
      {isOn ? <HeartFilledIcon /> : <HeartIcon />}
      <span className={css.count}>{formats.compact(likeCount)}</span>
    </button>
  );
}

function withLike(post: Post, isLike: boolean): Post {
  if (post.isLike === isLike) return post;
  return { ...post, isLike, likeCount: post.likeCount + (isLike ? 1 : -1) };
}
