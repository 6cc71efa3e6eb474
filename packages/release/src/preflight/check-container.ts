import { describeRelease, type LoadableRelease } from './composition.ts';
import type { OfferedBy } from './shell-offer.ts';

/** Whether the shell can load the kind of container that the entry of a remote is. */
export function checkContainer(remote: LoadableRelease, { shell, offer }: OfferedBy): string[] {
  const { container = 'webpack' } = remote.record;
  if (offer.containers.includes(container)) return [];
  return [`${describeRelease(remote)} is built as a ${container} container, which ${shell} cannot load.`];
}
