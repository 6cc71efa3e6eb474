import type { SlotName, SlotProps } from '@xana/contracts/remotes/slots';
import { useEffect, useRef } from 'react';
import { useMount } from '../context/mount-context.ts';

interface SlotElement<Name extends SlotName> {
  name: Name;
  props: SlotProps<Name>;
}

/** A place inside this remote's page that others fill: a rail or a panel, never one per card. */
export function Slot<Name extends SlotName>({ name, props }: SlotElement<Name>) {
  const { openSlot } = useMount();
  const place = useRef<HTMLDivElement>(null);
  const key = JSON.stringify(props);
  useEffect(() => {
    if (!place.current) return;
    return openSlot(name, JSON.parse(key) as SlotProps<Name>, place.current);
  }, [openSlot, name, key]);
  return <div ref={place} data-slot={name} />;
}
