import type { ReleaseOutcome } from '@xana/contracts/releases/release-health';

/** `RELEASE_HEALTH_PATH` of the contract, whose schema the page does not need. */
const PATH = '/release-health';
/** By then the first screen is mounted, so that one report contains all of it. */
const REPORT_DELAY_MS = 5_000;
const MAX_REPORTS = 4;
const MAX_OUTCOMES = 32;

/**
 * Reports to the page server which releases were mounted and which failed, some seconds later and when the page is left. A
 * release is reported once with each outcome; a failure hides the other outcome in the same report.
 */
export function createOutcomeReport({ navigator, addEventListener }: Window): (outcome: ReleaseOutcome) => void {
  const recorded = new Set<string>();
  const waiting = new Map<string, ReleaseOutcome>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let reports = 0;
  const send = () => {
    clearTimeout(timer);
    timer = undefined;
    const all = [...waiting.values()];
    waiting.clear();
    // Apart: a page server of before rejects a report with an outcome that it does not know.
    for (const isError of [false, true]) {
      const outcomes = all.filter(({ outcome }) => (outcome === 'erred') === isError).slice(0, MAX_OUTCOMES);
      if (outcomes.length === 0 || reports === MAX_REPORTS) continue;
      reports += 1;
      navigator.sendBeacon(PATH, JSON.stringify({ outcomes }));
    }
  };
  addEventListener('pagehide', send);
  return (next) => {
    const isError = next.outcome === 'erred';
    const release = `${next.name}@${next.id}${isError ? ' erred' : ''}`;
    const key = `${release} ${next.outcome}`;
    if (recorded.has(key)) return;
    recorded.add(key);
    if (waiting.get(release)?.outcome === 'failed') return;
    waiting.set(release, next);
    timer ??= setTimeout(send, REPORT_DELAY_MS);
  };
}
