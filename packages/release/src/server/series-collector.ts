import type { ReleaseOutcome } from '@xana/contracts/releases/release-health';
import { addValue } from '../health/histogram.ts';
import { addToSeries, emptyHour, type HourCounts, hourOf, MEASURES } from '../health/release-series.ts';
import type { ReleaseStore } from '../store/release-store.ts';

/** Limits the memory: more visitors of one hour change no rate and no percentile of a release. */
const MAX_VISITORS_PER_HOUR = 20_000;

/** What a visitor reported in this hour, as bits: only the first report of each counts. */
const BITS = { mounted: 1, failed: 2, erred: 4, loadMs: 8, lcpMs: 16, inpMs: 32 } as const;

interface Observed {
  name: string;
  id: string;
  /** Visitors of this hour, with what they reported. */
  visitors: Map<string, number>;
  unwritten: HourCounts | undefined;
}

interface SeriesCollector {
  add(visitor: string, outcomes: readonly ReleaseOutcome[]): void;
  /** Adds the counts to the files of the releases. */
  write(): void;
}

/** Counts for each release and hour how many visitors reported each outcome, and the times that they measured. Addresses stay in memory, for an hour. */
export function collectSeries(store: ReleaseStore, now = Date.now): SeriesCollector {
  const observed = new Map<string, Observed>();
  let hour = hourOf(now());
  const write = () => {
    for (const release of observed.values()) {
      if (!release.unwritten) continue;
      try {
        addToSeries(store, release.name, release.id, release.unwritten, now());
        release.unwritten = undefined;
      } catch (error) {
        console.error(
          `The series of ${release.name}@${release.id} could not be written to ${store.healthDirectory}.`,
          error,
        );
        return;
      }
    }
  };
  /** What could not be written by then is lost. */
  const startHour = () => {
    if (hourOf(now()) === hour) return;
    write();
    observed.clear();
    hour = hourOf(now());
  };
  return {
    add(visitor, outcomes) {
      startHour();
      for (const outcome of outcomes) {
        const { name, id } = outcome;
        const release = observed.get(`${name}/${id}`) ?? { name, id, visitors: new Map(), unwritten: undefined };
        observed.set(`${name}/${id}`, release);
        count(release, visitor, outcome, hour);
      }
    },
    write,
  };
}

function count(release: Observed, visitor: string, outcome: ReleaseOutcome, hour: number): void {
  const { visitors } = release;
  if (!visitors.has(visitor) && visitors.size >= MAX_VISITORS_PER_HOUR) return;
  let reported = visitors.get(visitor) ?? 0;
  const isFirst = (what: keyof typeof BITS) => {
    const isNew = (reported & BITS[what]) === 0;
    reported |= BITS[what];
    return isNew;
  };
  const counts = release.unwritten ?? emptyHour(hour);
  if (isFirst(outcome.outcome)) counts[outcome.outcome] += 1;
  for (const measure of MEASURES) {
    const value = outcome[measure];
    // The paint and the interactions of a page belong to its shell.
    const isOwn = measure === 'loadMs' || release.name === 'shell';
    if (value !== undefined && isOwn && isFirst(measure)) counts[measure] = addValue(counts[measure], value);
  }
  visitors.set(visitor, reported);
  release.unwritten = counts;
}
