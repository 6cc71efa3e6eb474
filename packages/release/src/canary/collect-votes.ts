import type { ReleaseOutcome } from '@xana/contracts/releases/release-health';
import type { ReleaseStore } from '../store/release-store.ts';
import { isInShare } from './bucket.ts';
import { type NamedCandidate, trafficOf } from './candidate.ts';
import type { Tally } from './sequential-test.ts';
import { addVotes, NO_VOTES } from './votes.ts';

const MINUTE_MS = 60_000;
/** From the start of the loading to the first mount; the limit of a poor Largest Contentful Paint (web.dev, "LCP"). */
const SLOW_MS = 4_000;
/** Limits the memory of one minute. Visitors beyond it do not vote. */
const MAX_VOTES_PER_MINUTE = 50_000;

export interface VoteCollector {
  /**
   * @param network of the visitor: one vote for each candidate and minute
   * @param cohort the visitor's cookie; without one there is no vote
   */
  add(
    network: string,
    cohort: string | null,
    candidates: readonly NamedCandidate[],
    outcomes: readonly ReleaseOutcome[],
  ): void;
  /** Ends the minute. */
  write(): void;
  close(): void;
}

interface Vote {
  name: string;
  id: string;
  percent: number;
  isCandidate: boolean;
  hasFailed: boolean;
  isSlow: boolean;
}

/**
 * Turns reports into votes about candidates. A report counts only for the release that the visitor's cookie stands for, and a failure in the
 * minute outweighs a success: a client can speak against a candidate once a minute, and cannot outvote others.
 */
export function collectVotes(store: ReleaseStore): VoteCollector {
  const votes = new Map<string, Vote>();
  const write = () => {
    const all = [...votes.values()];
    votes.clear();
    for (const [key, tally] of countVotes(all)) {
      const [name = '', id = '', percent = ''] = key.split(' ');
      try {
        addVotes(store, name, id, { [percent]: tally });
      } catch (error) {
        console.error(`The votes about ${name}@${id} could not be written to ${store.healthDirectory}.`, error);
      }
    }
  };
  const timer = setInterval(write, MINUTE_MS);
  timer.unref();
  return {
    add(network, cohort, candidates, outcomes) {
      if (cohort === null) return;
      for (const candidate of candidates) {
        const { name, id, control } = candidate;
        const percent = trafficOf(candidate);
        if (percent === 0) continue;
        const isCandidate = isInShare(cohort, { name, id, percent });
        const own = outcomes.filter((each) => each.name === name && each.id === (isCandidate ? id : control));
        if (own.length === 0) continue;
        const key = `${name} ${network}`;
        const vote = votes.get(key) ?? { name, id, percent, isCandidate, hasFailed: false, isSlow: false };
        if (vote.isCandidate !== isCandidate || (!votes.has(key) && votes.size >= MAX_VOTES_PER_MINUTE)) continue;
        votes.set(key, {
          ...vote,
          hasFailed: vote.hasFailed || own.some(({ outcome }) => outcome !== 'mounted'),
          isSlow: vote.isSlow || own.some(({ loadMs = 0 }) => loadMs > SLOW_MS),
        });
      }
    },
    write,
    close() {
      clearInterval(timer);
      write();
    },
  };
}

/** By name, id and percent. */
function countVotes(votes: readonly Vote[]): Map<string, Tally> {
  const tallies = new Map<string, Tally>();
  for (const { name, id, percent, isCandidate, hasFailed, isSlow } of votes) {
    const key = `${name} ${id} ${percent}`;
    const tally = tallies.get(key) ?? structuredClone(NO_VOTES);
    const side = isCandidate ? tally.candidate : tally.control;
    side.visits += 1;
    if (hasFailed) side.failed += 1;
    if (isSlow) side.slow += 1;
    tallies.set(key, tally);
  }
  return tallies;
}
