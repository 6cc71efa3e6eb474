import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';

/** The reader is at the end within this distance, in CSS pixels. */
const END_MARGIN = 24;
/** Where a row that was jumped to appears, as a share of the pane's height. */
const JUMP_SHARE = 0.25;

interface Anchor {
  key: string;
  /** Distance from the top of the pane. */
  top: number;
}

interface ScrollAnchor {
  pane: RefObject<HTMLDivElement | null>;
  isAtEnd: boolean;
  scrollToEnd(): void;
  /** Scrolls to the row with this `data-anchor`, now or when it is rendered. */
  scrollTo(key: string): void;
}

/**
 * Keeps the reader's position in a pane that grows and shrinks at both ends: the first visible row stays where it is, and at the
 * end the newest row stays visible. Rows have a `data-anchor`. Browsers do this incompletely, and Safari never.
 *
 * @param content changes when the rows change
 * @param hasLater the last row is not the newest one, so the end is not followed
 */
export function useScrollAnchor(content: unknown, hasLater: boolean): ScrollAnchor {
  const pane = useRef<HTMLDivElement>(null);
  const anchor = useRef<Anchor | null>(null);
  const follows = useRef(!hasLater);
  follows.current = !hasLater;
  const [isAtEnd, setIsAtEnd] = useState(true);
  /** The last position that this hook set or a scroll event reported. */
  const knownTop = useRef(0);

  const capture = useCallback(() => {
    const element = pane.current;
    if (!element) return;
    knownTop.current = element.scrollTop;
    const rest = element.scrollHeight - element.scrollTop - element.clientHeight;
    const isEnd = follows.current && rest <= END_MARGIN;
    anchor.current = isEnd ? null : firstVisible(element);
    setIsAtEnd(isEnd);
  }, []);
  const scrollToAnchor = useCallback(() => {
    const element = pane.current;
    if (!element) return;
    if (anchor.current === null) element.scrollTop = element.scrollHeight;
    else element.scrollTop += distanceTo(element, anchor.current);
    knownTop.current = element.scrollTop;
  }, []);
  const restore = useCallback(() => {
    const element = pane.current;
    if (!element) return;
    // The reader has scrolled up, and the scroll event comes with the next frame. A pane that grows moves to its end at most.
    const last = element.scrollHeight - element.clientHeight;
    if (element.scrollTop < Math.min(knownTop.current, last) - 1) capture();
    scrollToAnchor();
  }, [capture, scrollToAnchor]);
  useLayoutEffect(() => {
    restore();
    capture();
  }, [content, hasLater, restore, capture]);
  useEffect(() => {
    const element = pane.current;
    if (!element) return;
    element.addEventListener('scroll', capture, { passive: true });
    const sizes = new ResizeObserver(restore);
    sizes.observe(element);
    for (const child of element.children) sizes.observe(child);
    return () => {
      element.removeEventListener('scroll', capture);
      sizes.disconnect();
    };
  }, [capture, restore]);
  return {
    pane,
    isAtEnd,
    scrollToEnd() {
      anchor.current = null;
      scrollToAnchor();
    },
    scrollTo(key) {
      anchor.current = { key, top: (pane.current?.clientHeight ?? 0) * JUMP_SHARE };
      scrollToAnchor();
      capture();
    },
  };
}

const rowsOf = (pane: HTMLElement) => pane.querySelectorAll<HTMLElement>('[data-anchor]');

function firstVisible(pane: HTMLElement): Anchor | null {
  const { top } = pane.getBoundingClientRect();
  for (const row of rowsOf(pane)) {
    const box = row.getBoundingClientRect();
    if (box.bottom > top) return { key: row.dataset.anchor ?? '', top: box.top - top };
  }
  return null;
}

/** How far a row has moved from its anchor; 0 when it is not rendered. */
function distanceTo(pane: HTMLElement, { key, top }: Anchor): number {
  const row = [...rowsOf(pane)].find(({ dataset }) => dataset.anchor === key);
  return row ? row.getBoundingClientRect().top - pane.getBoundingClientRect().top - top : 0;
}
