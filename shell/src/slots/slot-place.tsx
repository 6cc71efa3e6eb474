import type { SlotName } from '@xana/contracts/remotes/slots';
import { useLocale, useMember } from '@xana/session/react';
import { useComposition } from './composition-context.ts';
import { Part } from './part.tsx';

/** Everything that remotes contribute to one named place, in order. */
export function SlotPlace({ name, props }: { name: SlotName; props?: Record<string, unknown> }) {
  const composition = useComposition();
  const locale = useLocale();
  const isMember = useMember() !== null;
  return composition
    .slot(name)
    .filter(({ contribution }) => isMember || contribution.login !== 'required')
    .map(({ sources, contribution }) => (
      <Part
        key={`${sources.remote.name}/${contribution.module}`}
        sources={sources}
        module={contribution.module}
        place={name}
        label={contribution.label[locale]}
        height={contribution.height}
        props={props}
      />
    ));
}
