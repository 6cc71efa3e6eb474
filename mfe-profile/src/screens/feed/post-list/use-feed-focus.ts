import { useLocation } from '@xana/remote-kit';
import { type FocusEvent, type RefObject, useEffect, useRef } from 'react';
import { whenLaidOut } from './when-laid-out.ts';

interface LastPost {
  /** The history entry of its feed. */
  entry: string;
  postId: string;
  position: string;
}

/** The post that had the focus last. */
let last: LastPost | null = null;

/**
 * Keeps the focus in the feed. Back returns it to the post that the reader left, from where keyboard and screen reader continue;
 * the shell restores the position. A post that leaves the list passes it to the post that takes its place.
 *
 * @param content changes when the rows change
 * @returns the feed calls it when a post in it gets the focus
 */
export function useFeedFocus(list: RefObject<HTMLElement | null>, content: unknown): (event: FocusEvent) => void {
  const { key } = useLocation();
  const entry = useRef(key);
  entry.current = key;
  useEffect(() => {
    if (!list.current || last?.entry !== entry.current) return;
    const post = list.current.querySelector<HTMLElement>(`[data-post="${last.postId}"] article`);
    return whenLaidOut(list.current, () => {
      // The shell moves the focus to the start of a new page; anything else is a choice of the reader.
      if (document.activeElement?.matches('body, main')) post?.focus({ preventScroll: true });
    });
  }, [list]);
  useEffect(() => {
    const isLost = document.activeElement === document.body && last?.entry === entry.current;
    if (!isLost || list.current?.querySelector(`[data-post="${last?.postId}"]`)) return;
    const next = list.current?.querySelector<HTMLElement>(`[aria-posinset="${last?.position}"]`);
    next?.focus({ preventScroll: true });
  }, [list, content]);
  return ({ target }) => {
    const postId = target.closest<HTMLElement>('[data-post]')?.dataset.post;
    const position = target.closest('[aria-posinset]')?.getAttribute('aria-posinset');
    // Without a post, the focus is in a dialog or a menu of one.
    if (postId && position) last = { entry: entry.current, postId, position };
  };
}
