import type { ReleaseOutcome } from '@xana/contracts/releases/release-health';
import { addHealth, type ReleaseHealth } from '../health/release-health.ts';
import type { ReleaseStore } from '../store/release-store.ts';
import { collectSeries } from './series-collector.ts';

const WRITE_INTERVAL_MS = 5_000;
/** More visitors do not change what is known about a release. */
const MAX_VISITORS_PER_RELEASE = 10_000;
const RATE_WINDOW_MS = 60_000;
/** Visitors behind one address share it. */
const MAX_REPORTS_PER_WINDOW = 120;
/** Limits the memory for the addresses of one window. */
const MAX_ADDRESSES_PER_WINDOW = 50_000;

export interface HealthCollector {
  /** Counts a request of this visitor. @returns whether it is within the rate limit */
  isWithinLimit(visitor: string): boolean;
  add(visitor: string, outcomes: readonly ReleaseOutcome[]): void;
  /** Writes the counts to the store. Otherwise they are written every five seconds. */
  write(): void;
  close(): void;
}

/**
 * Counts for each release how many visitors reported it as mounted, as failed, and with an error that was not caught. A visitor counts once per release and outcome as long
 * as this server runs, so that no single visitor decides. Addresses stay in memory. Beside it, the series of the release counts by hour.
 */
export function collectHealth(store: ReleaseStore): HealthCollector {
  const seen = new Map<string, Set<string>>();
  const unwritten = new Map<string, { name: string; id: string; more: ReleaseHealth }>();
  const requests = new Map<string, number>();
  const series = collectSeries(store);
  const write = () => {
    series.write();
    for (const [key, { name, id, more }] of unwritten) {
      try {
        addHealth(store, name, id, more);
        unwritten.delete(key);
      } catch (error) {
        console.error(`The health of ${name}@${id} could not be written to ${store.healthDirectory}.`, error);
        return;
      }
    }
  };
  const timers = [setInterval(write, WRITE_INTERVAL_MS), setInterval(() => requests.clear(), RATE_WINDOW_MS)];
  for (const timer of timers) timer.unref();
  return {
    isWithinLimit(visitor) {
      const count = (requests.get(visitor) ?? 0) + 1;
      if (count === 1 && requests.size >= MAX_ADDRESSES_PER_WINDOW) return false;
      requests.set(visitor, count);
      return count <= MAX_REPORTS_PER_WINDOW;
    },
    add(visitor, outcomes) {
      series.add(visitor, outcomes);
      for (const { name, id, outcome } of outcomes) {
        const visitors = seen.get(`${name}/${id}/${outcome}`) ?? new Set();
        seen.set(`${name}/${id}/${outcome}`, visitors);
        if (visitors.has(visitor) || visitors.size >= MAX_VISITORS_PER_RELEASE) continue;
        visitors.add(visitor);
        const { more } = unwritten.get(`${name}/${id}`) ?? { more: { mounted: 0, failed: 0, erred: 0 } };
        unwritten.set(`${name}/${id}`, { name, id, more: { ...more, [outcome]: more[outcome] + 1 } });
      }
    },
    write,
    close() {
      for (const timer of timers) clearInterval(timer);
      write();
    },
  };
}
