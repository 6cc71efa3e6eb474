import { MAX_MEASURED_MS } from '@xana/contracts/releases/release-health';
import fc from 'fast-check';
import { addValue, EDGES_MS, mergeHistograms, quantile } from './histogram.ts';

const values = fc.array(fc.double({ min: 0, max: MAX_MEASURED_MS, noNaN: true }), { minLength: 1, maxLength: 200 });
const histogramOf = (all: readonly number[]) => all.reduce<number[]>(addValue, []);

/** By the nearest rank. */
const exact = (all: readonly number[], share: number) =>
  all.toSorted((one, other) => one - other)[Math.max(1, Math.ceil(share * all.length)) - 1] ?? Number.NaN;

function bucketOf(value: number): { lower: number; upper: number } {
  const index = EDGES_MS.findLastIndex((edge) => edge <= value);
  return { lower: EDGES_MS[index] ?? 0, upper: EDGES_MS[index + 1] ?? MAX_MEASURED_MS };
}

describe('quantile', () => {
  it('differs from the exact quantile by at most the width of its bucket', () => {
    fc.assert(
      fc.property(values, fc.constantFrom(0.5, 0.75, 0.95, 1), (all, share) => {
        const estimated = quantile(histogramOf(all), share) ?? Number.NaN;
        const { lower, upper } = bucketOf(exact(all, share));
        expect(estimated).toBeGreaterThanOrEqual(lower);
        expect(estimated).toBeLessThanOrEqual(upper);
      }),
    );
  });

  it('of merged histograms is that of all values', () => {
    fc.assert(
      fc.property(values, values, (one, other) => {
        const merged = mergeHistograms(histogramOf(one), histogramOf(other));
        expect(merged).toEqual(histogramOf([...one, ...other]));
      }),
    );
  });

  it('is not known without values', () => {
    expect(quantile([], 0.75)).toBeNull();
    expect(quantile([0, 0], 0.75)).toBeNull();
  });
});

it('keeps buckets of about a quarter of their value, from 0 to the upper limit of a report', () => {
  expect(EDGES_MS).toHaveLength(39);
  expect(EDGES_MS.slice(0, 4)).toEqual([0, 10, 12.5, 16]);
  expect(EDGES_MS.at(-1)).toBe(50_000);
});
