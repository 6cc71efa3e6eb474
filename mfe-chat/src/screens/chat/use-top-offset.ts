import { type RefObject, useLayoutEffect, useRef } from 'react';

/**
 * Gives an element its distance from the top of the page as `--top`, from which its style sheet derives the height that is left.
 *
 * @param isShown whether the element is rendered
 */
export function useTopOffset(isShown: boolean): RefObject<HTMLDivElement | null> {
  const element = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (!isShown) return;
    const measure = () => {
      const top = (element.current?.getBoundingClientRect().top ?? 0) + window.scrollY;
      element.current?.style.setProperty('--top', `${top}px`);
    };
    measure();
    // The body grows by what appears above the element: the banner of a lost connection.
    const sizes = new ResizeObserver(measure);
    sizes.observe(document.body);
    return () => sizes.disconnect();
  }, [isShown]);
  return element;
}
