/** Visits with one share: how many there were, how many failed and how many were slow, with each release. */
export interface Tally {
  control: Visits;
  candidate: Visits;
}

export interface Visits {
  visits: number;
  failed: number;
  slow: number;
}

/** By the percent of visitors that get the candidate. */
export type Tallies = Readonly<Record<number, Tally>>;

interface Comparison {
  count: 'failed' | 'slow';
  /** How many times as often as with the active release it may happen with the candidate. */
  allowed: number;
  /** How many times as often the test looks for. */
  ratios: readonly number[];
}

export const FAILURES: Comparison = { count: 'failed', allowed: 1, ratios: [1.5, 2, 3, 5, 10] };

/** Browsers have the files of the active release already, so a candidate may be slow twice as often. */
export const SLOW_VISITS: Comparison = { count: 'slow', allowed: 2, ratios: [3, 5, 10, 20] };

/**
 * Each of the two comparisons rejects at most one candidate in two hundred that is within what is allowed, whenever and however often one
 * looks: both together one in a hundred.
 */
export const EVIDENCE_LIMIT = 200;

/**
 * How strongly the visits speak against a candidate: a likelihood ratio whose expectation is at most 1 as long as failed (or slow) visits are
 * no more frequent with the candidate than allowed. By Ville's inequality it reaches 200 with a probability of at most 0.5 %, at any time: visits
 * may be judged after each one, and the share may change in between.
 *
 * Visitors get the candidate at random, so a failed visit is one of the candidate with probability p, its share, when both fail equally
 * often, and with pr / (pr + 1 - p) when the candidate fails r times as often. The test is the mixture of the likelihood ratios over some r
 * (Kulldorff et al., "A Maximized Sequential Probability Ratio Test for Drug and Vaccine Safety Surveillance", Sequential Analysis 30, 2011; the
 * mixture: Robbins, "Statistical Methods Related to the Law of the Iterated Logarithm", Annals of Mathematical Statistics 41, 1970). It
 * needs no assumption about how often visits fail.
 */
export function evidenceAgainst(tallies: Tallies, comparison: Comparison): number {
  const { ratios } = comparison;
  const each = ratios.map((ratio) => Math.exp(logLikelihoodRatio(tallies, comparison, ratio)));
  return each.reduce((sum, value) => sum + value, 0) / ratios.length;
}

function logLikelihoodRatio(tallies: Tallies, { count, allowed }: Comparison, ratio: number): number {
  return Object.entries(tallies).reduce((sum, [percent, { control, candidate }]) => {
    const share = Number(percent) / 100;
    // Without visitors on one side there is nothing to compare.
    if (share <= 0 || share >= 1) return sum;
    const [expected, limit] = [candidatesShare(share, ratio), candidatesShare(share, allowed)];
    return (
      sum + candidate[count] * Math.log(expected / limit) + control[count] * Math.log((1 - expected) / (1 - limit))
    );
  }, 0);
}

/** The share of the candidate in all failed visits, if it fails `ratio` times as often. */
const candidatesShare = (share: number, ratio: number): number => (share * ratio) / (share * ratio + 1 - share);
