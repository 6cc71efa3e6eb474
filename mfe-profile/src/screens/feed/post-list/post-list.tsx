import type { Post } from '@xana/contracts/http/feeds/post';
import { type RefObject, useDeferredValue, useEffect, useRef } from 'react';
import { moveBetweenPosts } from './move-between-posts.ts';
import * as css from './post-list.module.css';
import { PostPage } from './post-page.tsx';
import { useFeedFocus } from './use-feed-focus.ts';

interface PostListProps {
  label: string;
  pages: readonly { rows: Post[] }[];
  /** Posts in the whole list, those included that are not loaded. */
  count: number;
  /** Set before newer posts are shown: the first of them gets the focus, because the button for them is gone. */
  focusesFirst: RefObject<boolean>;
}

/**
 * The posts as an ARIA feed (https://www.w3.org/WAI/ARIA/apg/patterns/feed/). All loaded posts stay in the document, so that the
 * browser's search finds them and nothing that was typed is lost (decision 0057).
 */
export function PostList({ label, pages, count, focusesFirst }: PostListProps) {
  const list = useRef<HTMLDivElement>(null);
  const rendered = useDeferredValue(pages);
  const shown = distinct(rendered);
  const firstId = shown[0]?.[0]?.id;
  useEffect(() => {
    if (!focusesFirst.current || firstId === undefined) return;
    focusesFirst.current = false;
    list.current?.querySelector('article')?.focus({ preventScroll: true });
  }, [firstId, focusesFirst]);
  const rememberPost = useFeedFocus(list, rendered);
  let position = 1;
  return (
    <div
      ref={list}
      role="feed"
      aria-label={label}
      className={css.list}
      onKeyDown={moveBetweenPosts}
      onFocus={rememberPost}
    >
      {shown.map((posts, index) => {
        const firstPosition = position;
        position += posts.length;
        return <PostPage key={index} posts={posts} firstPosition={firstPosition} count={count} isFirst={index === 0} />;
      })}
    </div>
  );
}

/** Posts that were published meanwhile shift the pages: a post may be in two of them, and stays in the first. */
function distinct(pages: readonly { rows: Post[] }[]): Post[][] {
  const seen = new Set<number>();
  return pages.map(({ rows }) => {
    const unseen = rows.filter(({ id }) => !seen.has(id));
    for (const { id } of rows) seen.add(id);
    // The same array, so that the page does not render again.
    return unseen.length === rows.length ? rows : unseen;
  });
}
