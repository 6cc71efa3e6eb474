import { type RefObject, useEffect, useRef } from 'react';

interface Near {
  /** How far outside the screen it counts as near already, as an observer's `rootMargin`. */
  margin: string;
  /** False while nobody is to be told. */
  isOn: boolean;
  onNear(): void;
}

/** Tells when the element comes near the screen. */
export function useNear<Element extends HTMLElement>({ margin, isOn, onNear }: Near): RefObject<Element | null> {
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
  }, [margin, isOn]);
  return place;
}
