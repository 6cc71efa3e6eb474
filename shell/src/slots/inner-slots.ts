import type { SlotName } from '@xana/contracts/remotes/slots';
import type { MountContext } from '@xana/remote-kit';

interface InnerSlot {
  key: number;
  name: SlotName;
  props: Record<string, unknown>;
  element: HTMLElement;
}

export interface InnerSlots {
  open: MountContext['openSlot'];
  current(): readonly InnerSlot[];
  subscribe(listener: () => void): () => void;
}

/** The slots that remotes have opened inside their pages, with the element of each. */
export function createInnerSlots(): InnerSlots {
  let slots: readonly InnerSlot[] = [];
  let lastKey = 0;
  const listeners = new Set<() => void>();
  const set = (next: readonly InnerSlot[]) => {
    slots = next;
    for (const listener of listeners) listener();
  };
  return {
    open(name, props, element) {
      lastKey += 1;
      const slot: InnerSlot = { key: lastKey, name, props, element };
      set([...slots, slot]);
      return () => set(slots.filter(({ key }) => key !== slot.key));
    },
    current: () => slots,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
