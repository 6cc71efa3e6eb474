/** Visits with one share: how many there were, and how many failed, with each release. */
export interface Tally {
  control: { visits: number; failed: number };
  candidate: { visits: number; failed: number };
}

/** By the percent of visitors that get the candidate. */
export type Tallies = Readonly<Record<number, Tally>>;

/** How many times as often the candidate may fail; the test looks for all of them. */
const RATIOS = [1.5, 2, 3, 5, 10];

/** At most one candidate in a hundred that fails as rarely as the active release is rejected, whenever and however often one looks. */
export const EVIDENCE_LIMIT = 100;

/**
 * How strongly the visits speak against a candidate: a likelihood ratio whose expectation is at most 1 as long as the candidate fails no more
 * often than the active release. By Ville's inequality it reaches 100 with a probability of at most 1 %, at any time: visits may be judged
 * after each one, and the share may change in between.
 *
 * Visitors get the candidate at random, so a failed visit is one of the candidate with probability p, its share, when both fail equally
 * often, and with pr / (pr + 1 - p) when the candidate fails r times as often. The test is the mixture of these likelihood ratios over some r
 * (Kulldorff et al., "A Maximized Sequential Probability Ratio Test for Drug and Vaccine Safety Surveillance", Sequential Analysis 30, 2011; the
 * mixture: Robbins, "Statistical Methods Related to the Law of the Iterated Logarithm", Annals of Mathematical Statistics 41, 1970). It
 * needs no assumption about how often visits fail.
 */
export function evidenceAgainst(tallies: Tallies): number {
  const ratios = RATIOS.map((ratio) => Math.exp(logLikelihoodRatio(tallies, ratio)));
  return ratios.reduce((sum, each) => sum + each, 0) / RATIOS.length;
}

function logLikelihoodRatio(tallies: Tallies, ratio: number): number {
  return Object.entries(tallies).reduce((sum, [percent, { control, candidate }]) => {
    const share = Number(percent) / 100;
    // Without visitors on one side there is nothing to compare.
    if (share <= 0 || share >= 1) return sum;
    const expected = (share * ratio) / (share * ratio + 1 - share);
    return (
      sum + candidate.failed * Math.log(expected / share) + control.failed * Math.log((1 - expected) / (1 - share))
    );
  }, 0);
}
