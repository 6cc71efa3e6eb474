import type { ReleaseHealth } from './release-health.ts';

const MIN_VISITORS_OF_GOOD = 20;
const MAX_FAILED_SHARE_OF_GOOD = 0.02;
const MIN_REPORTS_OF_BAD = 5;
const MAX_FAILED_SHARE = 0.2;

export type Verdict = 'good' | 'bad' | 'unknown';

/** How the visitors' reports judge a release. Few reports judge nothing. An error that was not caught counts like a failure. */
export function judgeRelease({ mounted, failed, erred }: ReleaseHealth): Verdict {
  const reports = mounted + failed;
  // A visitor may report both.
  const share = Math.min(reports, failed + erred) / reports;
  if (mounted >= MIN_VISITORS_OF_GOOD && share <= MAX_FAILED_SHARE_OF_GOOD) return 'good';
  if (reports >= MIN_REPORTS_OF_BAD && share > MAX_FAILED_SHARE) return 'bad';
  return 'unknown';
}
