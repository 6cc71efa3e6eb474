import type { ReleaseStore } from '../store/release-store.ts';
import { EVIDENCE_LIMIT, evidenceAgainst, type Tally } from './sequential-test.ts';
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
  /** A likelihood ratio; from 100 on the candidate is rejected. */
  evidence: number;
  isBad: boolean;
}

/** How the visitors' reports compare a candidate with the active release. */
export function judgeCandidate(
  store: Pick<ReleaseStore, 'healthDirectory'>,
  { name, id, percent }: { name: string; id: string; percent: number },
): CandidateJudgement {
  const votes = readVotes(store, name, id);
  const total = totalOf(votes);
  const evidence = evidenceAgainst(votes);
  const { visits = 0, failed = 0 } = votes[100]?.candidate ?? {};
  const failsAlone = visits >= MIN_VISITS_ALONE && failed / visits > MAX_FAILED_SHARE_ALONE;
  return {
    total,
    visitsOfStep: votes[percent]?.candidate.visits ?? 0,
    evidence,
    isBad: evidence >= EVIDENCE_LIMIT || failsAlone,
  };
}

/** For the history. */
export function describeJudgement({ total: { control, candidate }, evidence }: CandidateJudgement): string {
  return `${candidate.failed} of ${candidate.visits} visits of the candidate failed, and ${control.failed} of ${control.visits} of the active release (evidence ${evidence.toPrecision(3)}, limit ${EVIDENCE_LIMIT})`;
}
