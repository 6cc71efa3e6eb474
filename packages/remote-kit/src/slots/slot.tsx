import type { SlotName, SlotProps } from '@xana/contracts/remotes/slots';
import { useEffect, useRef } from 'react';
import { useMount } from '../context/mount-context.ts';

interface SlotElement<Name extends SlotName> {
  name: Name;
  props: SlotProps<Name>;
}

/** A slot inside this remote's page, for a rail or a panel; not one per card. */
export function Slot<Name extends SlotName>({ name, props }: SlotElement<Name>) {
  const { openSlot } = useMount();
  const element = useRef<HTMLDivElement>(null);
  const key = JSON.stringify(props);
  useEffect(() => {
    if (!element.current) return;
    return openSlot(name, JSON.parse(key) as SlotProps<Name>, element.current);
  }, [openSlot, name, key]);
  return <div ref={element} data-slot={name} />;
}
