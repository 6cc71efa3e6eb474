import { type RefObject, useEffect, useRef } from 'react';

interface Near {
  /** How far outside the screen it counts as near already, as an observer's `rootMargin`. */
  margin: string;
  /** False while nobody is to be told. */
  isOn: boolean;
  /**
   * Changes when the list above the element has grown. An observer reports changes only: an element that is near before and
   * after the list has grown is reported again only by a new observer.
   */
  rowCount?: number;
  onNear(): void;
}

/** Tells when the element comes near the screen. */
export function useNear<Element extends HTMLElement>(near: Near): RefObject<Element | null> {
  const { margin, isOn, rowCount, onNear } = near;
  const place = useRef<Element>(null);
  const tell = useRef(onNear);
  tell.current = onNear;
  useEffect(() => {
    if (!place.current || !isOn) return;
    const observer = new IntersectionObserver(
      (seen) => seen.some(({ isIntersecting }) => isIntersecting) && tell.current(),
      { rootMargin: margin },
    );
    observer.observe(place.current);
    return () => observer.disconnect();
  }, [margin, isOn, rowCount]);
  return place;
}
