/** Median of a non-empty list. */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((one, other) => one - other);
  const middle = sorted.length >> 1;
  return sorted.length % 2 ? (sorted[middle] ?? Number.NaN) : ((sorted[middle - 1] ?? 0) + (sorted[middle] ?? 0)) / 2;
}

/** The smallest value that at least `share` per cent of the values do not exceed (nearest rank). */
export function percentile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((one, other) => one - other);
  return sorted[Math.max(0, Math.ceil((share / 100) * sorted.length) - 1)] ?? Number.NaN;
}

export interface Ratio {
  /** Median of the ratios of the pairs. */
  value: number;
  /** 95 % confidence interval of that median, by bootstrap. */
  low: number;
  high: number;
}

const RESAMPLES = 4_000;

/** The ratio first ÷ second of pairs that were measured one after the other. */
export function ratioOfPairs(first: readonly number[], second: readonly number[], random = seeded(20)): Ratio {
  const ratios = first.map((value, index) => value / (second[index] ?? Number.NaN));
  const medians = Array.from({ length: RESAMPLES }, () =>
    median(ratios.map(() => ratios[Math.floor(random() * ratios.length)] ?? Number.NaN)),
  ).sort((one, other) => one - other);
  const at = (share: number) => medians[Math.floor(share * (RESAMPLES - 1))] ?? Number.NaN;
  return { value: median(ratios), low: at(0.025), high: at(0.975) };
}

/** A seeded generator (mulberry32), so that a report changes only with its measurements. */
function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
