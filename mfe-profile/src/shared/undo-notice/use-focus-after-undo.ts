import { type RefObject, useEffect, useRef } from 'react';

/** Moves the focus to what returns in place of an undo notice, which had it. @returns the ref of the element that gets the focus */
export function useFocusAfterUndo(isDeleted: boolean): RefObject<HTMLElement | null> {
  const restored = useRef<HTMLElement>(null);
  const wasDeleted = useRef(false);
  useEffect(() => {
    if (wasDeleted.current && !isDeleted) restored.current?.focus({ preventScroll: true });
    wasDeleted.current = isDeleted;
  }, [isDeleted]);
  return restored;
}
