import type { SlotName } from '@xana/contracts/remotes/slots';
import { useLocale, useMember } from '@xana/session/react';
import { useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { useComposition } from './composition.ts';
import { RemoteModule } from './remote-module.tsx';

/** Mounts everything that remotes contribute to one slot, in order. */
export function Slot({ name, props }: { name: SlotName; props?: Record<string, unknown> }) {
  const composition = useComposition();
  const locale = useLocale();
  const isMember = useMember() !== null;
  return composition
    .slot(name)
    .filter(({ contribution }) => isMember || contribution.login !== 'required')
    .map(({ sources, contribution }) => (
      <RemoteModule
        key={`${sources.remote.name}/${contribution.module}`}
        sources={sources}
        module={contribution.module}
        slot={name}
        label={contribution.label[locale]}
        height={contribution.height}
        props={props}
      />
    ));
}

/**
 * Fills the slots that remotes have opened inside their pages. They are rendered in the shell's own tree, so a slot within a
 * page has the same fallbacks as one of the frame.
 */
export function InnerSlots() {
  const { innerSlots } = useComposition();
  const slots = useSyncExternalStore(innerSlots.subscribe, innerSlots.current);
  return slots.map(({ key, name, props, element }) =>
    createPortal(<Slot name={name} props={props} />, element, String(key)),
  );
}
