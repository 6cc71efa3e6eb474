import { MAX_MEASURED_MS } from '@xana/contracts/releases/release-health';
import * as z from 'zod/mini';

/** A tenth of a decade each (the R10 series of ISO 3), so that a percentile is known to about a quarter of its value. */
const R10 = [10, 12.5, 16, 20, 25, 31.5, 40, 50, 63, 80];

/** Lower edges in milliseconds. The last bucket ends at `MAX_MEASURED_MS` of the contract. Stored counts depend on them: never change them. */
export const EDGES_MS: readonly number[] = [
  0,
  ...[1, 10, 100, 1_000].flatMap((ten) => R10.map((edge) => edge * ten)),
].filter((edge) => edge < MAX_MEASURED_MS);

/** Counts of values between fixed edges, without trailing zeros. */
export const histogram = z.array(z.number().check(z.int(), z.gte(0))).check(z.maxLength(EDGES_MS.length));

export type Histogram = readonly number[];

/** @param value within the limits of the contract */
export function addValue(counts: Histogram, value: number): number[] {
  const bucket = EDGES_MS.findLastIndex((edge) => edge <= value);
  return mergeHistograms(counts, [...Array<number>(Math.max(0, bucket)).fill(0), 1]);
}

export function mergeHistograms(one: Histogram, other: Histogram): number[] {
  return Array.from(
    { length: Math.max(one.length, other.length) },
    (_, index) => (one[index] ?? 0) + (other[index] ?? 0),
  );
}

/**
 * Estimates a quantile by linear interpolation within its bucket: it differs from the exact one by less than the width of the bucket.
 *
 * @param share 0.75 for the 75th percentile
 * @returns null without values
 */
export function quantile(counts: Histogram, share: number): number | null {
  const total = counts.reduce((sum, count) => sum + count, 0);
  if (total === 0) return null;
  const rank = Math.max(1, Math.ceil(share * total));
  let before = 0;
  for (const [bucket, count] of counts.entries()) {
    if (before + count >= rank) {
      const lower = EDGES_MS[bucket] ?? MAX_MEASURED_MS;
      const upper = EDGES_MS[bucket + 1] ?? MAX_MEASURED_MS;
      return lower + ((rank - before) / count) * (upper - lower);
    }
    before += count;
  }
  return null;
}
