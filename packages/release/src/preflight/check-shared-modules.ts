import { describeRelease, type LoadableRelease } from './composition.ts';
import type { OfferedBy } from './shell-offer.ts';

/** Whether the shell provides every shared module and every export that the code of a remote imports. */
export function checkSharedModules(remote: LoadableRelease, { shell, offer }: OfferedBy): string[] {
  return Object.entries(remote.record.uses ?? {}).flatMap(([module, used]) => {
    const provided = Object.hasOwn(offer.shared, module) ? offer.shared[module] : undefined;
    if (!provided) return [`${describeRelease(remote)} imports ${module}, which ${shell} does not provide.`];
    const missing = used.filter((name) => !provided.includes(name));
    return missing.length > 0
      ? [`${describeRelease(remote)} imports ${missing.join(', ')} of ${module}, which ${shell} does not provide.`]
      : [];
  });
}
