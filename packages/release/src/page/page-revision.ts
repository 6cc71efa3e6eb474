import type { PageRevision } from '@xana/contracts/releases/page-revision';
import type { RegistryState } from '../registry/registry-state.ts';
import { type LogEntry, readLog } from '../registry/release-log.ts';
import type { ReleaseStore } from '../store/release-store.ts';

/** Tabs that are open for longer than this many releases are reloaded in any case. */
const MAX_LEFT = 20;

/** What open tabs learn about the page that is assembled. The log does not contain the change yet. */
export function describeRevision(store: ReleaseStore, { revision, microfrontends }: RegistryState): PageRevision {
  const log = readLog(store);
  const entries = Object.entries(microfrontends).map(([name, { active, earlier, quarantined, candidate }]) => {
    const activated = log.flatMap((entry) => (entry.name === name ? idsOf(entry) : []));
    const kept = new Set([active, ...earlier, ...quarantined, ...(candidate ? [candidate.id] : [])]);
    const left = [...new Set(activated.toReversed())].filter((id) => !kept.has(id)).slice(0, MAX_LEFT);
    const shown = { active, left: left.toReversed(), quarantined };
    return [name, candidate ? { ...shown, candidate: candidate.id } : shown] as const;
  });
  return { revision, microfrontends: Object.fromEntries(entries) };
}

/** The releases that visitors got by a change. */
const idsOf = ({ verb, to, release }: LogEntry): string[] =>
  [to, verb === 'canary-start' ? release : undefined].filter((id) => id !== undefined);
