import type { SlotName } from '@xana/contracts/remotes/slots';
import { useLocale, useMember } from '@xana/session/react';
import { useComposition } from './composition-context.ts';
import { RemoteModule } from './remote-module.tsx';

/** Everything that remotes contribute to one named slot, in order. */
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
