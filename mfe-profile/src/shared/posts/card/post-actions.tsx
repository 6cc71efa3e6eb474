import type { Post } from '@xana/contracts/http/feeds/post';
import { useFormats } from '@xana/i18n/formats';
import { postPath } from '@xana/remote-kit';
import { useShare } from '@xana/remote-kit/share';
import { ChatIcon, ShareIcon } from '@xana/ui-kit/icon';
import { IconButton } from '@xana/ui-kit/icon-button';
import { LikePostButton } from './like-dislike-post/like-post-button.tsx';
import { useText } from './phrases/phrases.ts';
import * as css from './post-actions.module.css';

interface PostActionsProps {
  post: Post;
  /** Undefined where the comments are always shown. */
  areCommentsOpen?: boolean;
  onComments(): void;
}

/** Like, comment and share, below a post. */
export function PostActions({ post, areCommentsOpen, onComments }: PostActionsProps) {
  const t = useText();
  const formats = useFormats();
  const share = useShare();
  const title = t('of', { name: post.user.name });
  return (
    <div className={css.actions}>
      <LikePostButton post={post} />
      <button
        type="button"
        className={css.action}
        aria-expanded={areCommentsOpen}
        aria-label={t('comments', { count: post.commentCount })}
        onClick={onComments}
      >
        <ChatIcon />
        <span className={css.count}>{formats.compact(post.commentCount)}</span>
      </button>
      <span className={css.end}>
        <IconButton
          label={t('share')}
          onClick={() => void share({ title, url: new URL(postPath(post.id), location.origin).href })}
        >
          <ShareIcon />
        </IconButton>
      </span>
    </div>
  );
}

/** The place of the actions of a post that the reader has not come near. */
export const PostActionsSpace = () => <div className={css.space} />;
