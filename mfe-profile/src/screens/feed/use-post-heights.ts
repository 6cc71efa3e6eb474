import type { Post } from '@xana/contracts/http/feeds/post';
import { type RefObject, useLayoutEffect } from 'react';
import { readPostHeights, storePostHeights } from './post-heights.ts';

/**
 * Gives posts that are not laid out yet the height that they had before, so that the page is as high after Back or a reload as it was
 * and the position on it stays exact (decision 0057).
 */
export function usePostHeights(list: RefObject<HTMLUListElement | null>, posts: readonly Post[]): void {
  useLayoutEffect(() => {
    // Each page of posts adds rows to the list.
    if (list.current && posts.length > 0) restoreHeights(list.current);
  }, [list, posts.length]);
  useLayoutEffect(() => {
    const element = list.current;
    if (!element) return;
    const store = () => storePostHeights({ width: element.clientWidth, heights: measureHeights(element) });
    window.addEventListener('pagehide', store);
    return () => {
      window.removeEventListener('pagehide', store);
      store();
    };
  }, [list]);
}

const rowsOf = (list: HTMLElement) => [...list.querySelectorAll<HTMLElement>(':scope > li[data-post]')];

function restoreHeights(list: HTMLElement): void {
  const { heights = {} } = readPostHeights(list.clientWidth) ?? {};
  for (const row of rowsOf(list)) {
    const article = row.firstElementChild;
    const height = heights[row.dataset.post ?? ''];
    if (!height || !(article instanceof HTMLElement) || article.style.containIntrinsicBlockSize) continue;
    article.style.containIntrinsicBlockSize = `auto ${height}px`;
  }
}

/** What a post is high on the page now, laid out or not. Fractions count: a thousand of them add up. */
const measureHeights = (list: HTMLElement): Record<string, number> =>
  Object.fromEntries(rowsOf(list).map((row) => [row.dataset.post, row.getBoundingClientRect().height]));
