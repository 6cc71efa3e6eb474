import type { DeskHistory } from '@xana/contracts/releases/desk';
import { readRecord } from '../registry/read-records.ts';
import { isMaintenance } from '../registry/release-log.ts';
import { describeAuthor } from './describe-author.ts';
import type { StoreView } from './describe-release.ts';

/** The log, the newest entry first. @param name of a microfrontend; default: all */
export function describeHistory({ store, registry, log }: StoreView, name?: string): DeskHistory {
  return log
    .filter((entry) => !name || entry.name === name)
    .toReversed()
    .map((entry) => {
      const { revision, verb } = entry;
      const changed = entry.name;
      const releaseOf = (id: string | null | undefined) =>
        changed && id ? { id, version: readRecord(store, changed, id)?.version ?? null } : null;
      return {
        revision,
        ...describeAuthor(registry.access, entry),
        name: changed ?? null,
        from: releaseOf(entry.from),
        to: releaseOf(verb === 'retire' ? null : entry.to),
        release: releaseOf(entry.release),
        details: isMaintenance(entry) ? entry.details : [],
      };
    });
}
