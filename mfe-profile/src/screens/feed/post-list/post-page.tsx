import type { Post } from '@xana/contracts/http/feeds/post';
import { memo, useEffect, useRef, useState } from 'react';
import { FeedRow } from './feed-row.tsx';
import * as css from './post-list.module.css';
import { whenLaidOut } from './when-laid-out.ts';

/** They fill the first screen. */
const FIRST_ROWS = 8;

interface PostPageProps {
  posts: readonly Post[];
  /** Of its first post in the feed, from 1. */
  firstPosition: number;
  count: number;
  isFirst: boolean;
}

/** The posts of one page of the list. The browser skips a page that is off the screen in one step, once it knows its height. */
export const PostPage = memo(function PostPage({ posts, firstPosition, count, isFirst }: PostPageProps) {
  const page = useRef<HTMLDivElement>(null);
  const [isMeasured, setIsMeasured] = useState(false);
  useEffect(() => (page.current ? whenLaidOut(page.current, () => setIsMeasured(true)) : undefined), []);
  return (
    <div ref={page} className={css.page} data-measured={isMeasured || undefined}>
      {posts.map((post, index) => (
        <FeedRow
          key={post.id}
          post={post}
          position={firstPosition + index}
          count={count}
          isFirst={isFirst && index < FIRST_ROWS}
        />
      ))}
    </div>
  );
});
