import { type RefObject, useLayoutEffect, useState } from 'react';
import { flushSync } from 'react-dom';

/**
 * Counts the children in the first line of a wrapping list that is one line high; its height clips the rest.
 *
 * @param content a value that changes with the children, which are then measured again
 */
export function useFittingCount(list: RefObject<HTMLElement | null>, content: unknown): number {
  const [count, setCount] = useState(Number.POSITIVE_INFINITY);
  useLayoutEffect(() => {
    const element = list.current;
    if (!element) return;
    // Its first call comes after the layout and before the paint: measured here, the page would be laid out twice.
    const observer = new ResizeObserver(() => flushSync(() => setCount(countFitting(element))));
    observer.observe(element);
    for (const child of element.children) observer.observe(child);
    return () => observer.disconnect();
  }, [list, content]);
  return count;
}

function countFitting(list: HTMLElement): number {
  const frame = list.getBoundingClientRect();
  const isOutside = (child: Element) => {
    const { top, right } = child.getBoundingClientRect();
    return top >= frame.bottom || right > frame.right + 0.5;
  };
  const first = [...list.children].findIndex(isOutside);
  return first === -1 ? list.children.length : first;
}
