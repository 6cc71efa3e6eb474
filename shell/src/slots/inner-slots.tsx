import type { SlotName } from '@xana/contracts/remotes/slots';
import type { MountContext } from '@xana/remote-kit';
import { type ReactNode, useCallback, useState } from 'react';
import { createPortal } from 'react-dom';
import { SlotPlace } from './slot-place.tsx';

interface InnerSlot {
  key: number;
  name: SlotName;
  props: Record<string, unknown>;
  element: HTMLElement;
}

let lastKey = 0;

/**
 * Slots that a remote's page opens inside itself. They are rendered here, in the shell's own tree, into the element that
 * the page offers; so a slot within a page has the same ladder and fallback as one of the frame.
 */
export function useInnerSlots(): { openSlot: MountContext['openSlot']; portals: ReactNode } {
  const [slots, setSlots] = useState<InnerSlot[]>([]);
  const openSlot: MountContext['openSlot'] = useCallback((name, props, element) => {
    lastKey += 1;
    const slot: InnerSlot = { key: lastKey, name, props, element };
    setSlots((all) => [...all, slot]);
    return () => setSlots((all) => all.filter(({ key }) => key !== slot.key));
  }, []);
  const portals = slots.map(({ key, name, props, element }) =>
    createPortal(<SlotPlace name={name} props={props} />, element, String(key)),
  );
  return { openSlot, portals };
}
