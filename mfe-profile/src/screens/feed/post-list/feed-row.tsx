import type { Post } from '@xana/contracts/http/feeds/post';
import { memo, useMemo, useRef } from 'react';
import { PostItem } from '../../../shared/posts/card/post-item.tsx';
import { useHasComeNear } from './use-has-come-near.ts';

interface FeedRowProps {
  post: Post;
  /** In the feed, from 1. */
  position: number;
  /** Posts in the feed, those included that are not loaded. */
  count: number;
  /** On the first screen, where the row does not wait for the browser's report. */
  isFirst: boolean;
}

/** A post of the feed. It gets its controls when the reader comes near, and keeps them. */
export const FeedRow = memo(function FeedRow({ post, position, count, isFirst }: FeedRowProps) {
  const row = useRef<HTMLDivElement>(null);
  const hasComeNear = useHasComeNear(row);
  const inFeed = useMemo(() => ({ 'aria-posinset': position, 'aria-setsize': count }), [position, count]);
  return (
    <div ref={row} data-post={post.id}>
      <PostItem post={post} inFeed={inFeed} hasControls={isFirst || hasComeNear} />
    </div>
  );
});
