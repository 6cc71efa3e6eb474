import type { Post } from '@xana/contracts/http/feeds/post';
import { type KeyboardEvent, type RefObject, useDeferredValue, useEffect, useRef } from 'react';
import * as css from './post-list.module.css';
import { PostPage } from './post-page.tsx';
import { useFeedFocus } from './use-feed-focus.ts';

const POST = '[aria-posinset]';
const FOCUSABLE = 'a[href], button:not(:disabled), input, textarea, select, [tabindex="0"]';
const TEXT_FIELD = 'input, textarea, select, [contenteditable="true"]';

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

/**
 * The keys of the ARIA feed pattern, while the focus is on a post or in it: Page Down and Page Up move to the next and the
 * previous post, Control+End and Control+Home leave the feed.
 */
function moveBetweenPosts(event: KeyboardEvent<HTMLElement>): void {
  const { target, currentTarget: feed, key } = event;
  if (!(target instanceof Element) || event.defaultPrevented || target.closest(TEXT_FIELD)) return;
  const posts = [...feed.querySelectorAll<HTMLElement>(POST)];
  // Not found: the target is in a dialog or a menu of a post.
  const at = posts.findIndex((post) => post.contains(target));
  if (at === -1) return;
  const next = event.ctrlKey ? outsideOf(feed, key) : { PageDown: posts[at + 1], PageUp: posts[at - 1] }[key];
  if (!next) return;
  event.preventDefault();
  next.focus({ preventScroll: true });
  next.scrollIntoView({ block: event.ctrlKey ? 'nearest' : 'start' });
}

/** The nearest element beyond an end of the feed that the Tab key reaches; of tabs, that is the chosen one. */
function outsideOf(feed: HTMLElement, key: string): HTMLElement | undefined {
  const side = { Home: Node.DOCUMENT_POSITION_PRECEDING, End: Node.DOCUMENT_POSITION_FOLLOWING }[key];
  if (side === undefined) return undefined;
  const beyond = [...document.querySelectorAll<HTMLElement>(FOCUSABLE)].filter(
    (element) => element.tabIndex >= 0 && feed.compareDocumentPosition(element) === side && element.checkVisibility(),
  );
  return key === 'Home' ? beyond.at(-1) : beyond[0];
}
