import type { ReleaseOutcome } from '@xana/contracts/releases/release-health';
import { createReleaseFixture } from '../test-releases.ts';
import { isInShare } from './bucket.ts';
import type { NamedCandidate } from './candidate.ts';
import { collectVotes } from './collect-votes.ts';
import { readVotes } from './votes.ts';

const NAME = 'mfe-store';
const [CONTROL, CANDIDATE] = ['aaaaaaaaaaaaaaaa', 'bbbbbbbbbbbbbbbb'];
const RUNNING: NamedCandidate = {
  name: NAME,
  id: CANDIDATE,
  control: CONTROL,
  percent: 50,
  isPaused: false,
  since: '',
};

/** Cookies of visitors on both sides. */
const cohorts = Array.from({ length: 64 }, (_, index) => String(index).padStart(32, '0'));
const inside = cohorts.filter((each) => isInShare(each, RUNNING));
const outside = cohorts.filter((each) => !isInShare(each, RUNNING));

const mounted = (id: string): ReleaseOutcome => ({ name: NAME, id, outcome: 'mounted' });
const failed = (id: string): ReleaseOutcome => ({ name: NAME, id, outcome: 'failed' });

function createCollector() {
  const { store } = createReleaseFixture();
  const collector = collectVotes(store);
  const add = (network: string, cohort: string | undefined, ...outcomes: ReleaseOutcome[]) =>
    collector.add(network, cohort ?? null, [RUNNING], outcomes);
  const votes = () => {
    collector.write();
    return readVotes(store, NAME, CANDIDATE)[50];
  };
  return { collector, add, votes, store };
}

describe('collectVotes', () => {
  const { add, votes, collector, store } = createCollector();
  afterAll(() => collector.close());

  it('[MF-04] counts visits and failures on both sides', () => {
    add('n1', inside[0], mounted(CANDIDATE));
    add('n2', inside[1], failed(CANDIDATE));
    add('n3', outside[0], mounted(CONTROL));
    expect(votes()).toEqual({
      candidate: { visits: 2, failed: 1, slow: 0 },
      control: { visits: 1, failed: 0, slow: 0 },
    });
  });

  it('[MF-04] counts one vote of a network in a minute, and a failure outweighs successes', () => {
    for (let report = 0; report < 100; report += 1) add('n1', inside[0], mounted(CANDIDATE));
    add('n1', inside[1], failed(CANDIDATE));
    for (let report = 0; report < 100; report += 1) add('n1', inside[0], mounted(CANDIDATE));
    expect(votes()?.candidate).toEqual({ visits: 3, failed: 2, slow: 0 });
  });

  it('[MF-04] ignores a report about a release that the cookie does not stand for, and one without a cookie', () => {
    add('n4', outside[0], failed(CANDIDATE));
    add('n5', inside[0], failed(CONTROL));
    add('n6', undefined, failed(CANDIDATE));
    add('n7', outside[0], mounted(CONTROL));
    add('n7', inside[0], failed(CANDIDATE));
    expect(votes()).toEqual({
      candidate: { visits: 3, failed: 2, slow: 0 },
      control: { visits: 2, failed: 0, slow: 0 },
    });
  });

  it('[MF-04] counts the fallback of a failed candidate as its failure alone', () => {
    add('n8', inside[0], failed(CANDIDATE), mounted(CONTROL));
    expect(votes()).toEqual({
      candidate: { visits: 4, failed: 3, slow: 0 },
      control: { visits: 2, failed: 0, slow: 0 },
    });
  });

  it('[MF-04] counts a visit whose first mount took more than four seconds as slow', () => {
    const { add: addOne, votes: read, collector: other } = createCollector();
    addOne('n1', inside[0], { ...mounted(CANDIDATE), loadMs: 4_001 });
    addOne('n2', outside[0], { ...mounted(CONTROL), loadMs: 4_000 });
    expect(read()).toEqual({
      candidate: { visits: 1, failed: 0, slow: 1 },
      control: { visits: 1, failed: 0, slow: 0 },
    });
    other.close();
  });

  it('[MF-04] counts nothing while the candidate is paused', () => {
    collector.add('n9', inside[0] ?? '', [{ ...RUNNING, isPaused: true }], [mounted(CANDIDATE)]);
    collector.write();
    expect(readVotes(store, NAME, CANDIDATE)[50]?.candidate.visits).toBe(4);
  });
});
