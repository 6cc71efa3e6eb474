import { type RefObject, startTransition, useEffect, useState } from 'react';

/** More than a screen, so that a page of scrolling or a few steps of the Tab key find complete rows. */
const MARGIN = '1000px 0px';

const reports = new WeakMap<Element, () => void>();
let observer: IntersectionObserver | undefined;

/** Whether the reader has come near an element. One observer for all, which the browser computes in one step. */
export function useHasComeNear(element: RefObject<Element | null>): boolean {
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
