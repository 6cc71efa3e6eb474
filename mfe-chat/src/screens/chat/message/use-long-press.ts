import { type MouseEvent, type PointerEvent, useRef } from 'react';

const LONG_PRESS_MS = 500;

/** Handlers of an element that calls `onLongPress` when a finger stays on it. A scroll cancels the press. */
export function useLongPress(onLongPress: () => void) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const cancel = () => clearTimeout(timer.current);
  return {
    onPointerDown(event: PointerEvent) {
      if (event.pointerType === 'touch') timer.current = setTimeout(onLongPress, LONG_PRESS_MS);
    },
    onPointerUp: cancel,
    onPointerCancel: cancel,
    onPointerLeave: cancel,
    /** Android opens its own menu at a long press. */
    onContextMenu(event: MouseEvent) {
      if ((event.nativeEvent as { pointerType?: string }).pointerType === 'touch') event.preventDefault();
    },
  };
}
