import { type RefObject, useEffect, useRef } from 'react';

interface InViewOptions {
  /** Distance from the viewport that counts as in view, as an observer's `rootMargin`. */
  margin: string;
  isEnabled: boolean;
  /**
   * Changes when the list above the element has grown. An observer reports changes only: an element that is in view before
   * and after the list has grown is reported again only by a new observer.
   */
  rowCount?: number;
  onInView(): void;
}

/** Calls `onInView` when the element comes near the viewport. */
export function useInView<Element extends HTMLElement>(options: InViewOptions): RefObject<Element | null> {
  const { margin, isEnabled, rowCount, onInView } = options;
  const element = useRef<Element>(null);
  const callback = useRef(onInView);
  callback.current = onInView;
  useEffect(() => {
    if (!element.current || !isEnabled) return;
    const observer = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && callback.current(),
      { rootMargin: margin },
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [margin, isEnabled, rowCount]);
  return element;
}
