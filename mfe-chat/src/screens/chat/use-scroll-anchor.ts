import { type RefObject, useLayoutEffect, useRef } from 'react';
import type { Message } from './message-list.tsx';

/**
 * Keeps the reader's place in a pane that grows at both ends: it begins at the newest message, stays where it is when
 * older ones are put above, and follows new ones only for who reads at the end.
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
    const look = () => {
      before.current.wasAtEnd = element.scrollTop + element.clientHeight >= element.scrollHeight - 8;
    };
    element.addEventListener('scroll', look, { passive: true });
    return () => element.removeEventListener('scroll', look);
  }, [oldest, newest]);
  return pane;
}
