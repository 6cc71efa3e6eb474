import type { Verdict } from '../health/judge-release.ts';
import { assessRelease, lastKnownGood } from '../health/last-known-good.ts';
import { readRecord } from '../registry/read-records.ts';
import { readRegistry } from '../registry/read-registry.ts';
import type { RegistryState } from '../registry/registry-state.ts';
import type { ReleaseStore } from '../store/release-store.ts';
import type { Command } from './command.ts';
import { statusTable } from './tables.ts';

export const statusCommand: Command = {
  usage: ['status', 'the active release of each microfrontend'],
  needs: 'read',
  run: ({ store }) => ({ data: describeStatus(store), text: statusTable(store) }),
};

/** What is known about one release. */
interface ReleaseStatus {
  /** Null when the record cannot be read. */
  version: string | null;
  health: {
    verdict: Verdict;
    /** A release manager marked it as good. */
    isMarked: boolean;
    /** Visitors that reported it. */
    mounted: number;
    failed: number;
    /** Visitors with an error that its code did not catch. */
    erred: number;
  };
}

type Microfrontend = RegistryState['microfrontends'][string];

/** `release status --json`: the registry, and what is known about the active and the last known good releases. Fields are only added. */
interface Status extends RegistryState {
  microfrontends: Record<
    string,
    Microfrontend & ReleaseStatus & { lastKnownGood: (ReleaseStatus & { id: string }) | null }
  >;
}

export function describeStatus(store: ReleaseStore): Status {
  const registry = readRegistry(store);
  const statusOf = (name: string, id: string): ReleaseStatus => {
    const { verdict, isMarked, health } = assessRelease(store, registry, name, id);
    return { version: readRecord(store, name, id)?.version ?? null, health: { verdict, isMarked, ...health } };
  };
  const microfrontends = Object.entries(registry.microfrontends).map(([name, state]) => {
    const good = lastKnownGood(store, registry, name);
    const fallback = good ? { id: good, ...statusOf(name, good) } : null;
    return [name, { ...state, ...statusOf(name, state.active), lastKnownGood: fallback }] as const;
  });
  return { ...registry, microfrontends: Object.fromEntries(microfrontends) };
}
