import { useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { useComposition } from './composition-context.ts';
import { Slot } from './slot.tsx';

/**
 * Fills the slots that pages have opened inside themselves. They are rendered in the shell's own tree, so a slot within a
 * page has the same ladder and fallback as one of the frame.
 */
export function InnerSlots() {
  const { innerSlots } = useComposition();
  const slots = useSyncExternalStore(innerSlots.subscribe, innerSlots.current);
  return slots.map(({ key, name, props, element }) =>
    createPortal(<Slot name={name} props={props} />, element, String(key)),
  );
}
