import { describeRelease, type LoadableRelease, type OfferedBy } from './composition.ts';

/** Whether the shell can load the kind of container that the entry of a remote is. */
export function checkContainer(remote: LoadableRelease, { shell, offer }: OfferedBy): string[] {
  const { container = 'webpack' } = remote.record;
  if (offer.containers.includes(container)) return [];
  return [`${describeRelease(remote)} is built as a ${container} container, which ${shell} cannot load.`];
}

/** Whether a remote was written for the interface majors of the shell. */
export function checkMajors(remote: LoadableRelease, { shell, offer }: OfferedBy): string[] {
  const { contributions } = remote.record;
  if (!contributions) return [];
  const needs: Record<string, number> = { kit: 1, ...contributions.needs };
  return Object.entries(needs)
    .filter(([name, major]) => offer.majors[name] !== major)
    .map(([name, major]) => {
      const found = offer.majors[name] ?? 'none';
      return `${describeRelease(remote)} needs ${name} ${major}; ${shell} has ${name} ${found}.`;
    });
}

/** Whether the shell has every slot that a remote contributes to. The contributions of a fallback are not used. */
export function checkSlots(remote: LoadableRelease, { shell, offer }: OfferedBy): string[] {
  if (remote.isFallback) return [];
  const slots = new Set(remote.record.contributions?.slots.map(({ slot }) => slot));
  return [...slots]
    .filter((slot) => !offer.slots.includes(slot))
    .map((slot) => `${describeRelease(remote)} contributes to the slot ${slot}, which ${shell} does not have.`);
}

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
