import type { DeskHistory } from '@xana/contracts/releases/desk';
import { readRecord } from '../registry/read-records.ts';
import { isMaintenance, type LogEntry } from '../registry/release-log.ts';
import type { ReleaseStore } from '../store/release-store.ts';

/** The log, the newest entry first. @param name of a microfrontend; default: all */
export function describeHistory(store: ReleaseStore, log: readonly LogEntry[], name?: string): DeskHistory {
  return log
    .filter((entry) => !name || entry.name === name)
    .toReversed()
    .map((entry) => {
      const { revision, at, verb, actor, reason } = entry;
      const changed = entry.name;
      const releaseOf = (id: string | null | undefined) =>
        changed && id ? { id, version: readRecord(store, changed, id)?.version ?? null } : null;
      return {
        revision,
        at,
        verb,
        actor,
        reason,
        name: changed ?? null,
        from: releaseOf(entry.from),
        to: releaseOf(verb === 'retire' ? null : entry.to),
        release: releaseOf(entry.release),
        details: isMaintenance(entry) ? entry.details : [],
      };
    });
}
