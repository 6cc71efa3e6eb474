import { mkdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import * as z from 'zod/mini';
import { writeAtomically } from '../store/atomic-file.ts';
import type { ReleaseStore } from '../store/release-store.ts';
import { histogram, mergeHistograms } from './histogram.ts';

const HOUR_MS = 3_600_000;
/** 14 days. */
export const MAX_HOURS = 14 * 24;

const count = z.number().check(z.int(), z.gte(0));

const hourCounts = z.object({
  /** Hours since 1970 in UTC. */
  hour: count,
  /** Visitors, as in the health of the release. */
  mounted: count,
  failed: count,
  erred: count,
  /** Times that visitors measured, one for each visitor. */
  loadMs: histogram,
  lcpMs: histogram,
  inpMs: histogram,
});

/** One file for each release. */
const releaseSeries = z.object({ formatVersion: z.literal(1), hours: z.array(hourCounts) });

export type HourCounts = z.output<typeof hourCounts>;

export const MEASURES = ['loadMs', 'lcpMs', 'inpMs'] as const;

export const hourOf = (at: number): number => Math.floor(at / HOUR_MS);

/** The start of an hour, in ISO 8601. */
export const startOf = (hour: number): string => new Date(hour * HOUR_MS).toISOString();

export const emptyHour = (hour: number): HourCounts => ({
  hour,
  mounted: 0,
  failed: 0,
  erred: 0,
  loadMs: [],
  lcpMs: [],
  inpMs: [],
});

export const addHours = (one: HourCounts, other: HourCounts): HourCounts => ({
  hour: one.hour,
  mounted: one.mounted + other.mounted,
  failed: one.failed + other.failed,
  erred: one.erred + other.erred,
  loadMs: mergeHistograms(one.loadMs, other.loadMs),
  lcpMs: mergeHistograms(one.lcpMs, other.lcpMs),
  inpMs: mergeHistograms(one.inpMs, other.inpMs),
});

/**
 * The hours of the last 14 days, the oldest first. Observations are a hint: a missing or unreadable file means that nothing was observed.
 *
 * @param now in milliseconds since 1970
 */
export function readSeries(
  { healthDirectory }: ReleaseStore,
  name: string,
  id: string,
  now = Date.now(),
): HourCounts[] {
  try {
    const { hours } = releaseSeries.parse(JSON.parse(readFileSync(fileOf(healthDirectory, name, id), 'utf8')));
    return keepLast(hours, now);
  } catch {
    return [];
  }
}

/** Whether visitors reported a release in this hour or later, without reading what. */
export function hasReportsSince({ healthDirectory }: ReleaseStore, name: string, id: string, hour: number): boolean {
  const written = statSync(fileOf(healthDirectory, name, id), { throwIfNoEntry: false });
  return written !== undefined && hourOf(written.mtimeMs) >= hour;
}

/** Adds the counts of one hour, and drops hours that are too old. As with the health of a release, servers that write at the same moment may lose some. */
export function addToSeries(store: ReleaseStore, name: string, id: string, more: HourCounts, now = Date.now()): void {
  const hours = mergeSeries(readSeries(store, name, id, now), [more]);
  const file = fileOf(store.healthDirectory, name, id);
  mkdirSync(dirname(file), { recursive: true });
  writeAtomically(file, JSON.stringify({ formatVersion: 1, hours: keepLast(hours, now) }));
}

/** The counts of two series, hour by hour, the oldest first. */
export function mergeSeries(one: readonly HourCounts[], other: readonly HourCounts[]): HourCounts[] {
  const byHour = new Map<number, HourCounts>();
  for (const counts of [...one, ...other]) {
    const known = byHour.get(counts.hour);
    byHour.set(counts.hour, known ? addHours(known, counts) : counts);
  }
  return [...byHour.values()].sort((earlier, later) => earlier.hour - later.hour);
}

/** Also limits the file of a server whose clock was wrong. */
const keepLast = (hours: readonly HourCounts[], now: number): HourCounts[] =>
  hours.filter(({ hour }) => hour > hourOf(now) - MAX_HOURS && hour <= hourOf(now));

const fileOf = (directory: string, name: string, id: string) => join(directory, name, `${id}.series.json`);
