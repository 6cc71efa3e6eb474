import { type RefObject, useLayoutEffect, useRef } from 'react';

interface Message {
  id: string;
}

/**
 * Keeps the scroll position of a pane that grows at both ends: starts at the newest message, stays in position when older
 * ones are added above, and follows new ones only if the reader is at the end.
 *
 * @param messages the newest first
 */
export function useScrollAnchor(messages: readonly Message[]): RefObject<HTMLElement | null> {
  const pane = useRef<HTMLElement>(null);
  const before = useRef({ height: 0, oldest: '', wasAtEnd: true });
  const oldest = messages.at(-1)?.id ?? '';
  const newest = messages[0]?.id ?? '';
  useLayoutEffect(() => {
    const element = pane.current;
    if (!element || oldest === '') return;
    const { height, oldest: oldestBefore, wasAtEnd } = before.current;
    if (oldestBefore !== '' && oldestBefore !== oldest) element.scrollTop += element.scrollHeight - height;
    else if (wasAtEnd) element.scrollTop = element.scrollHeight;
    before.current = { height: element.scrollHeight, oldest, wasAtEnd };
    const readPosition = () => {
      before.current.wasAtEnd = element.scrollTop + element.clientHeight >= element.scrollHeight - 8;
    };
    element.addEventListener('scroll', readPosition, { passive: true });
    return () => element.removeEventListener('scroll', readPosition);
  }, [oldest, newest]);
  return pane;
}
