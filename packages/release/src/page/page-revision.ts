import type { PageRevision } from '@xana/contracts/releases/page-revision';
import type { RegistryState } from '../registry/registry-state.ts';
import { readLog } from '../registry/release-log.ts';
import type { ReleaseStore } from '../store/release-store.ts';

/** Tabs that are open for longer than this many releases are reloaded in any case. */
const MAX_LEFT = 20;

/** What open tabs learn about the page that is assembled. The log does not contain the change yet. */
export function describeRevision(store: ReleaseStore, { revision, microfrontends }: RegistryState): PageRevision {
  const log = readLog(store);
  const entries = Object.entries(microfrontends).map(([name, { active, earlier, quarantined }]) => {
    const activated = log.flatMap((entry) => (entry.name === name && entry.to ? [entry.to] : []));
    const kept = new Set([active, ...earlier, ...quarantined]);
    const left = [...new Set(activated.toReversed())].filter((id) => !kept.has(id)).slice(0, MAX_LEFT);
    return [name, { active, left: left.toReversed(), quarantined }] as const;
  });
  return { revision, microfrontends: Object.fromEntries(entries) };
}
