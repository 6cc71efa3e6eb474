import { type RefObject, useEffect, useRef, useState } from 'react';

interface SidewaysScroll {
  row: RefObject<HTMLUListElement | null>;
  isAtStart: boolean;
  isAtEnd: boolean;
  /** Scrolls most of a screen forward (1) or back (-1). */
  go(direction: 1 | -1): void;
}

/** The scroll position of a horizontal row. `count` is its number of cards, because no event reports new cards. */
export function useSidewaysScroll(count: number): SidewaysScroll {
  const row = useRef<HTMLUListElement>(null);
  const [edges, setEdges] = useState({ isAtStart: true, isAtEnd: true });
  useEffect(() => {
    const element = row.current;
    if (!element || count === 0) return;
    const look = () => setEdges((before) => settled(before, edgesOf(element)));
    // It looks once at the beginning, when the row has its layout.
    const sizes = new ResizeObserver(look);
    sizes.observe(element);
    element.addEventListener('scroll', look, { passive: true });
    return () => {
      sizes.disconnect();
      element.removeEventListener('scroll', look);
    };
  }, [count]);
  const go = (direction: 1 | -1) => row.current?.scrollBy({ left: direction * row.current.clientWidth * 0.85 });
  return { row, ...edges, go };
}

type Edges = Pick<SidewaysScroll, 'isAtStart' | 'isAtEnd'>;

/** A pixel of tolerance: zoomed pages scroll by fractions. */
function edgesOf({ scrollLeft, scrollWidth, clientWidth }: HTMLElement): Edges {
  return { isAtStart: scrollLeft <= 1, isAtEnd: scrollLeft + clientWidth >= scrollWidth - 1 };
}

const settled = (before: Edges, now: Edges): Edges =>
  before.isAtStart === now.isAtStart && before.isAtEnd === now.isAtEnd ? before : now;
