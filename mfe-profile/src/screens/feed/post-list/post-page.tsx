import type { Post } from '@xana/contracts/http/feeds/post';
import { memo, type RefObject, startTransition, useEffect, useMemo, useRef, useState } from 'react';
import { PostItem } from '../../../shared/posts/card/post-item.tsx';
import * as css from './post-list.module.css';
import { whenLaidOut } from './when-laid-out.ts';

/** More than a screen, so that a page of scrolling or a few steps of the Tab key find complete rows. */
const MARGIN = '1000px 0px';

/** They fill the first screen. */
const FIRST_ROWS = 8;

const reports = new WeakMap<Element, () => void>();
let observer: IntersectionObserver | undefined;

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
const FeedRow = memo(function FeedRow({ post, position, count, isFirst }: FeedRowProps) {
  const row = useRef<HTMLDivElement>(null);
  const hasComeNear = useHasComeNear(row);
  const inFeed = useMemo(() => ({ 'aria-posinset': position, 'aria-setsize': count }), [position, count]);
  return (
    <div ref={row} data-post={post.id}>
      <PostItem post={post} inFeed={inFeed} hasControls={isFirst || hasComeNear} />
    </div>
  );
});

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

/** Whether the reader has come near an element. One observer for all, which the browser computes in one step. */
function useHasComeNear(element: RefObject<Element | null>): boolean {
  const [hasComeNear, setHasComeNear] = useState(false);
  useEffect(() => (element.current ? observe(element.current, () => setHasComeNear(true)) : undefined), [element]);
  return hasComeNear;
}

function observe(element: Element, report: () => void): () => void {
  observer ??= new IntersectionObserver(reportNear, { rootMargin: MARGIN });
  reports.set(element, report);
  observer.observe(element);
  return () => observer?.unobserve(element);
}

/** Interruptible: completing the rows of a fast scroll never holds up a frame. */
function reportNear(entries: IntersectionObserverEntry[]): void {
  startTransition(() => {
    for (const { target, isIntersecting } of entries) {
      if (!isIntersecting) continue;
      observer?.unobserve(target);
      reports.get(target)?.();
    }
  });
}
