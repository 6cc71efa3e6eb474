import { type RefObject, useEffect, useState } from 'react';

/** A pointer that only passes over the cards opens no previews. */
const PREVIEW_DELAY_MS = 250;

interface CardState {
  /** Near the screen. */
  isNear: boolean;
  /** Has the pointer or the focus. */
  isActive: boolean;
  /** Shown when it has had it for a moment, and hidden afterwards, so that it can fade. Never by touch, which has no hover. */
  preview: 'never' | 'shown' | 'hidden';
}

/** What happens to the card around an element. */
export function useCardState(element: RefObject<HTMLElement | null>): CardState {
  const [isNear, setNear] = useState(true);
  const [isActive, setActive] = useState(false);
  const [preview, setPreview] = useState<CardState['preview']>('never');
  useEffect(() => {
    const card = element.current?.closest('article');
    if (!card) return;
    const observer = new IntersectionObserver((entries) => setNear(entries.at(-1)?.isIntersecting === true), {
      rootMargin: '200px',
    });
    observer.observe(card);
    const events = new AbortController();
    const on = (event: 'pointerenter' | 'pointerleave' | 'focusin' | 'focusout', listener: (event: Event) => void) =>
      card.addEventListener(event, listener, { signal: events.signal });
    const isTouch = (event: Event) => 'pointerType' in event && event.pointerType === 'touch';
    on('pointerenter', (event) => !isTouch(event) && setActive(true));
    on(
      'focusin',
      (event) => event.target instanceof Element && event.target.matches(':focus-visible') && setActive(true),
    );
    on('pointerleave', () => setActive(card.matches(':focus-within')));
    on('focusout', () => setActive(card.matches(':hover')));
    return () => {
      observer.disconnect();
      events.abort();
    };
  }, [element]);
  useEffect(() => {
    if (!isActive) {
      setPreview((last) => (last === 'never' ? last : 'hidden'));
      return;
    }
    const timer = setTimeout(() => setPreview('shown'), PREVIEW_DELAY_MS);
    return () => clearTimeout(timer);
  }, [isActive]);
  return { isNear, isActive, preview };
}
