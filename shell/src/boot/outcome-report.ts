import type { ReleaseOutcome } from '@xana/contracts/releases/release-health';

/** `RELEASE_HEALTH_PATH` of the contract, whose schema the page does not need. */
const PATH = '/release-health';
/** By then the first screen is mounted, so that one report contains all of it. */
const REPORT_DELAY_MS = 5_000;
const MAX_REPORTS = 4;
const MAX_OUTCOMES = 32;
/** `MAX_MEASURED_MS` of the contract: a report with a longer time is rejected as a whole. */
const MAX_MEASURED_MS = 60_000;

/**
 * Reports to the page server which releases were mounted and which failed, some seconds later and when the page is left. A
 * release is reported once with each outcome; a failure hides the other outcome in the same report. The vitals of the page are
 * sent at once, because they are known when the page is hidden and may never run again.
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
      if (outcomes.length === 0 || (reports >= MAX_REPORTS && !outcomes.some(hasVitals))) continue;
      reports += 1;
      navigator.sendBeacon(PATH, JSON.stringify({ outcomes }));
    }
  };
  addEventListener('pagehide', send);
  return (outcome) => {
    const next = limitTimes(outcome);
    const isError = next.outcome === 'erred';
    const release = `${next.name}@${next.id}${isError ? ' erred' : ''}`;
    const key = `${release} ${next.outcome}${hasVitals(next) ? ' vitals' : ''}`;
    if (recorded.has(key)) return;
    recorded.add(key);
    const before = waiting.get(release);
    if (before?.outcome === 'failed') return;
    waiting.set(release, next.outcome === 'mounted' ? { ...before, ...next } : next);
    if (hasVitals(next)) return send();
    timer ??= setTimeout(send, REPORT_DELAY_MS);
  };
}

const hasVitals = ({ lcpMs, inpMs }: ReleaseOutcome): boolean => lcpMs !== undefined || inpMs !== undefined;

function limitTimes({ loadMs, lcpMs, inpMs, ...outcome }: ReleaseOutcome): ReleaseOutcome {
  const times = Object.entries({ loadMs, lcpMs, inpMs })
    .filter(([, time]) => time !== undefined && Number.isFinite(time))
    .map(([measure, time = 0]) => [measure, Math.min(MAX_MEASURED_MS, Math.max(0, Math.round(time)))]);
  return { ...outcome, ...Object.fromEntries(times) };
}
