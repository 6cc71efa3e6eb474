import { EVIDENCE_LIMIT, evidenceAgainst, FAILURES, SLOW_VISITS, type Tally } from './sequential-test.ts';

/** Numbers from 0 to 1 that are the same in each run (mulberry32). */
function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

const NONE = { visits: 0, failed: 0, slow: 0 };

interface Simulation {
  percent: number;
  controlRate: number;
  candidateRate: number;
  visits: number;
}

/** Judges after each failed visit. @returns the visit after which the candidate is rejected; undefined when it never is */
function simulate(
  random: () => number,
  { percent, controlRate, candidateRate, visits }: Simulation,
): number | undefined {
  const tally: Tally = { control: { ...NONE }, candidate: { ...NONE } };
  for (let visit = 1; visit <= visits; visit += 1) {
    const isCandidate = random() < percent / 100;
    const side = isCandidate ? tally.candidate : tally.control;
    side.visits += 1;
    if (random() >= (isCandidate ? candidateRate : controlRate)) continue;
    side.failed += 1;
    if (evidenceAgainst({ [percent]: tally }, FAILURES) >= EVIDENCE_LIMIT) return visit;
  }
  return undefined;
}

describe('the sequential test of candidates', () => {
  it.each([
    [5, 0.005],
    [5, 0.02],
    [25, 0.01],
    [50, 0.01],
  ])(
    '[MF-04] rejects at most 1 %% of candidates that are as good as the active release (%i %% of visitors, failure rate %d)',
    (percent, rate) => {
      const random = createRandom(7);
      const runs = 400;
      const rejected = Array.from({ length: runs }, () =>
        simulate(random, { percent, controlRate: rate, candidateRate: rate, visits: 5_000 }),
      ).filter(Boolean);
      expect(rejected.length / runs).toBeLessThanOrEqual(0.01);
    },
  );

  it.each([
    [5, 90_000],
    [25, 20_000],
    [50, 16_000],
  ])(
    '[MF-04] finds a doubled failure rate of 1 %% with %i %% of visitors within %i visits in 9 of 10 cases',
    (percent, visits) => {
      const random = createRandom(11);
      const runs = 60;
      const found = Array.from({ length: runs }, () =>
        simulate(random, { percent, controlRate: 0.01, candidateRate: 0.02, visits }),
      ).filter(Boolean);
      expect(found.length / runs).toBeGreaterThanOrEqual(0.9);
    },
  );

  it('[MF-04] finds a candidate that never mounts within a few visits', () => {
    const random = createRandom(13);
    const found = simulate(random, { percent: 5, controlRate: 0.003, candidateRate: 1, visits: 400 });
    expect(found).toBeLessThanOrEqual(200);
  });

  it('[MF-04] adds the evidence of several shares, and finds none where all visitors or none get the candidate', () => {
    const tally = { control: { visits: 950, failed: 4, slow: 0 }, candidate: { visits: 50, failed: 5, slow: 0 } };
    const once = evidenceAgainst({ 5: tally }, FAILURES);
    expect(evidenceAgainst({ 5: tally, 25: tally }, FAILURES)).toBeGreaterThan(once);
    expect(evidenceAgainst({ 0: tally, 100: tally }, FAILURES)).toBe(1);
    expect(evidenceAgainst({}, FAILURES)).toBe(1);
  });

  it('[MF-04] is weakened by failures of the active release', () => {
    const failing = { control: { visits: 950, failed: 4, slow: 0 }, candidate: { visits: 50, failed: 5, slow: 0 } };
    const both = { ...failing, control: { visits: 950, failed: 100, slow: 0 } };
    expect(evidenceAgainst({ 5: both }, FAILURES)).toBeLessThan(evidenceAgainst({ 5: failing }, FAILURES));
  });

  it('[MF-04] accepts slow visits twice as often, because no browser has the files of a candidate yet', () => {
    const slow = (candidate: number) => ({
      control: { visits: 5_000, failed: 0, slow: 100 },
      candidate: { visits: 5_000, failed: 0, slow: candidate },
    });
    expect(evidenceAgainst({ 50: slow(200) }, SLOW_VISITS)).toBeLessThan(1);
    expect(evidenceAgainst({ 50: slow(400) }, SLOW_VISITS)).toBeGreaterThan(EVIDENCE_LIMIT);
  });
});
