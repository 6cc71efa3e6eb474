import type { Post } from '@xana/contracts/http/feeds/post';
import { useFocusAfterUndo } from '@xana/ui-kit/undo-notice';
import { memo, useRef, useState } from 'react';
import { PostComments } from '../comments/post-comments.tsx';
import { useRemovedWhenLeft } from '../use-removed-when-left.ts';
import { DeletedPost } from './delete-feed/deleted-post.tsx';
import { PostActions, PostActionsSpace } from './post-actions.tsx';
import { PostCard } from './post-card.tsx';
import type { FeedPosition } from './post-frame.tsx';
import { PostMenu, PostMenuSpace } from './post-menu.tsx';
import { useEditPosts } from './use-edit-posts.ts';

interface PostItemProps {
  post: Post;
  /** The page of the post always shows the comments; a list shows them on request. */
  isOwnPage?: boolean;
  inFeed?: FeedPosition;
  /** False while the reader is far away: the controls are left out, in the same layout. */
  hasControls?: boolean;
}

/** A post in full width with everything that can be done with it. Memoized: a page that is added renders only its own posts. */
export const PostItem = memo(function PostItem({ post, isOwnPage = false, inFeed, hasControls = true }: PostItemProps) {
  const { edit, remove } = useEditPosts();
  const [isDeleted, setIsDeleted] = useRemovedWhenLeft(post.id, remove);
  const [areCommentsOpen, setAreCommentsOpen] = useState(isOwnPage);
  const card = useFocusAfterUndo(isDeleted);
  const commentField = useRef<HTMLTextAreaElement>(null);
  if (isDeleted) {
    const restore = (restored: Post) => {
      edit(post.id, () => restored);
      setIsDeleted(false);
    };
    return <DeletedPost postId={post.id} inFeed={inFeed} onRestored={restore} />;
  }
  const openComments = () => (isOwnPage ? commentField.current?.focus() : setAreCommentsOpen(!areCommentsOpen));
  if (!hasControls) {
    return (
      <PostCard
        ref={card}
        post={post}
        size="page"
        inFeed={inFeed}
        isStill
        menu={<PostMenuSpace />}
        footer={<PostActionsSpace />}
      />
    );
  }
  return (
    <PostCard
      ref={card}
      post={post}
      size="page"
      inFeed={inFeed}
      menu={<PostMenu post={post} onDeleted={() => setIsDeleted(true)} />}
      footer={
        <>
          <PostActions
            post={post}
            areCommentsOpen={isOwnPage ? undefined : areCommentsOpen}
            onComments={openComments}
          />
          {areCommentsOpen && <PostComments post={post} fieldRef={commentField} isOwnPage={isOwnPage} />}
        </>
      }
    />
  );
});
