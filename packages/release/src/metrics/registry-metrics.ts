import { Counter, Gauge, type Registry } from 'prom-client';
import { type ReleaseHealth, readHealth } from '../health/release-health.ts';
import { readRecord } from '../registry/read-records.ts';
import { readRegistry } from '../registry/read-registry.ts';
import type { RegistryState } from '../registry/registry-state.ts';
import { type LogEntry, readLog } from '../registry/release-log.ts';
import type { ReleaseStore } from '../store/release-store.ts';

const OUTCOMES = ['mounted', 'failed', 'erred'] as const satisfies readonly (keyof ReleaseHealth)[];

/** What is active and how visitors get on with it. Only active releases have series. @returns false for a damaged store, which has none */
export function addRegistryMetrics(metrics: Registry, store: ReleaseStore): boolean {
  let registry: RegistryState;
  let log: LogEntry[];
  try {
    [registry, log] = [readRegistry(store), readLog(store)];
  } catch {
    return false;
  }
  const registers = [metrics];
  new Gauge({ name: 'xana_release_revision', help: 'The revision of the registry.', registers }).set(registry.revision);
  addActiveReleases(metrics, store, registry, log);
  const changes = new Counter({
    name: 'xana_release_changes_total',
    help: 'Entries of the release log.',
    labelNames: ['verb'],
    registers,
  });
  for (const { verb } of log) changes.inc({ verb });
  return true;
}

function addActiveReleases(metrics: Registry, store: ReleaseStore, registry: RegistryState, log: LogEntry[]): void {
  const registers = [metrics];
  const info = new Gauge({
    name: 'xana_release_active_info',
    help: '1 for the active release of each microfrontend.',
    labelNames: ['name', 'version', 'id'],
    registers,
  });
  const since = new Gauge({
    name: 'xana_release_active_since_seconds',
    help: 'When the active release became active, in seconds since 1970.',
    labelNames: ['name'],
    registers,
  });
  const visitors = new Counter({
    name: 'xana_release_visitors_total',
    help: 'Visitors that reported the active release as mounted, as failed, or with an error that it did not catch (erred).',
    labelNames: ['name', 'release', 'outcome'],
    registers,
  });
  for (const [name, { active }] of Object.entries(registry.microfrontends)) {
    info.set({ name, version: readRecord(store, name, active)?.version ?? 'unreadable', id: active }, 1);
    const entry = log.findLast((each) => each.name === name && each.from !== each.to);
    if (entry) since.set({ name }, Date.parse(entry.at) / 1_000);
    const health = readHealth(store, name, active);
    for (const outcome of OUTCOMES) visitors.inc({ name, release: active, outcome }, health[outcome]);
  }
}
