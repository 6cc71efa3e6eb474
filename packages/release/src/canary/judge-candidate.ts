import type { ReleaseStore } from '../store/release-store.ts';
import { EVIDENCE_LIMIT, evidenceAgainst, FAILURES, SLOW_VISITS, type Tally } from './sequential-test.ts';
import { readVotes, totalOf } from './votes.ts';

/** Where all visitors get the candidate there is nothing to compare it with. */
const MIN_VISITS_ALONE = 20;
const MAX_FAILED_SHARE_ALONE = 0.5;

/** With fewer visits a larger share would be a guess. */
export const MIN_VISITS_OF_STEP = 50;

export interface CandidateJudgement {
  /** The visits of all shares together. */
  total: Tally;
  /** Visits of the candidate with its current share. */
  visitsOfStep: number;
  /** Likelihood ratios; from the limit on the candidate is rejected. */
  evidence: { failed: number; slow: number };
  isBad: boolean;
}

/** How the visitors' reports compare a candidate with the active release. */
export function judgeCandidate(
  store: Pick<ReleaseStore, 'healthDirectory'>,
  { name, id, percent }: { name: string; id: string; percent: number },
): CandidateJudgement {
  const votes = readVotes(store, name, id);
  const total = totalOf(votes);
  const evidence = { failed: evidenceAgainst(votes, FAILURES), slow: evidenceAgainst(votes, SLOW_VISITS) };
  const { visits = 0, failed = 0 } = votes[100]?.candidate ?? {};
  const failsAlone = visits >= MIN_VISITS_ALONE && failed / visits > MAX_FAILED_SHARE_ALONE;
  return {
    total,
    visitsOfStep: votes[percent]?.candidate.visits ?? 0,
    evidence,
    isBad: Math.max(evidence.failed, evidence.slow) >= EVIDENCE_LIMIT || failsAlone,
  };
}

/** For the history. */
export function describeJudgement({ total: { control, candidate }, evidence }: CandidateJudgement): string {
  const describe = (count: 'failed' | 'slow') =>
    `${candidate[count]} of ${candidate.visits} visits of the candidate ${count === 'failed' ? 'failed' : 'were slow'}, and ${control[count]} of ${control.visits} of the active release (evidence ${evidence[count].toPrecision(3)}, limit ${EVIDENCE_LIMIT})`;
  return evidence.slow > evidence.failed ? describe('slow') : describe('failed');
}
