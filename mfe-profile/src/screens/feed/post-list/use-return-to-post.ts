import { useLocation } from '@xana/remote-kit';
import { type FocusEvent, type RefObject, useEffect, useRef } from 'react';
import { whenLaidOut } from './when-laid-out.ts';

/** The post that had the focus last, and the history entry of its feed. */
let left: { entry: string; postId: string } | null = null;

/**
 * Back returns the focus to the post that the reader left, from where keyboard and screen reader continue; the shell restores the
 * position.
 *
 * @returns the feed calls it when a post in it gets the focus
 */
export function useReturnToPost(list: RefObject<HTMLElement | null>): (event: FocusEvent) => void {
  const { key } = useLocation();
  const entry = useRef(key);
  entry.current = key;
  useEffect(() => {
    if (!list.current || left?.entry !== entry.current) return;
    const row = list.current.querySelector(`[data-post="${left.postId}"]`);
    return whenLaidOut(list.current, () => {
      if (!isReaderElsewhere()) row?.querySelector('article')?.focus({ preventScroll: true });
    });
  }, [list]);
  return ({ target }) => {
    const row = target.closest<HTMLElement>('[data-post]');
    // Without a row, the focus is in a dialog or a menu of a post.
    if (row?.dataset.post) left = { entry: entry.current, postId: row.dataset.post };
  };
}

/** The shell moves the focus to the start of a new page; anything else is a choice of the reader. */
const isReaderElsewhere = () => !document.activeElement?.matches('body, main');
