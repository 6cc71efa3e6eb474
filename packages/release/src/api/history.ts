import type { DeskHistory } from '@xana/contracts/releases/desk';
import { readRecord } from '../registry/read-records.ts';
import { isMaintenance, type LogEntry } from '../registry/release-log.ts';
import { describeAuthor, type StoreView } from './describe-release.ts';

/** The log, the newest entry first. @param name of a microfrontend; default: all */
export function describeHistory(view: StoreView, name?: string): DeskHistory {
  return view.log
    .filter((entry) => !name || entry.name === name)
    .toReversed()
    .map((entry) => describeEntry(view, entry));
}

/** One entry, with the versions of its releases. */
export function describeEntry(
  { store, registry }: Pick<StoreView, 'store' | 'registry'>,
  entry: LogEntry,
): DeskHistory[number] {
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
}
