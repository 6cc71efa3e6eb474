import { likeDislikePost } from '@xana/contracts/http/feeds/like-dislike-post';
import type { Post } from '@xana/contracts/http/feeds/post';
import { useFormats } from '@xana/i18n/formats';
import { useErrorToast, useMemberAction } from '@xana/remote-kit';
import { useSession } from '@xana/session/react';
import { HeartFilledIcon, HeartIcon } from '@xana/ui-kit/icon';
import { useEffect, useRef } from 'react';
import { useText } from '../phrases/phrases.ts';
import * as css from '../post-actions.module.css';
import { useEditPosts } from '../use-edit-posts.ts';

/** Likes or unlikes a post. Optimistic: reverted with a toast when the server rejects it. */
export function LikePostButton({ post: { id, isLike, likeCount } }: { post: Post }) {
  const t = useText();
  const formats = useFormats();
  const session = useSession();
  const asMember = useMemberAction('like');
  const showError = useErrorToast();
  const { edit } = useEditPosts();
  const queue = useRef<Promise<unknown>>(Promise.resolve());
  const clicks = useRef(0);
  /** What the last click wants, until the button shows it: a second quick click comes before that. */
  const wanted = useRef<boolean | null>(null);
  useEffect(() => {
    wanted.current = null;
  }, [isLike]);
  const set = async (willLike: boolean) => {
    wanted.current = willLike;
    clicks.current += 1;
    const click = clicks.current;
    edit(id, (post) => withLike(post, willLike));
    // One request at a time: the last of two quick clicks wins.
    const answer = queue.current.then(() => session.call(likeDislikePost, { feedId: id, isLike: willLike }));
    queue.current = answer.catch(() => undefined);
    try {
      const stored = await answer;
      if (click === clicks.current) edit(id, (post) => ({ ...post, ...stored }));
    } catch (error) {
      if (click === clicks.current) {
        wanted.current = null;
        edit(id, (post) => withLike(post, !willLike));
      }
      showError(error);
    }
  };
  const toggle = () => {
    // Decided at the click: after a login the member may already like this post.
    const willLike = !(wanted.current ?? isLike);
    asMember(() => set(willLike));
  };
  return (
    <button
      type="button"
      className={css.action}
      data-kind="like"
      data-focus-key={`like-${id}`}
      aria-pressed={isLike}
      aria-label={`${t('like')} · ${t('likes', { count: likeCount })}`}
      onClick={toggle}
    >
      {isLike ? <HeartFilledIcon /> : <HeartIcon />}
      <span className={css.count}>{formats.compact(likeCount)}</span>
    </button>
  );
}

function withLike(post: Post, isLike: boolean): Post {
  if (post.isLike === isLike) return post;
  return { ...post, isLike, likeCount: post.likeCount + (isLike ? 1 : -1) };
}
