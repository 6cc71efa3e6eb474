import type { ReleaseOutcome } from '@xana/contracts/releases/release-health';
import { whenIdle } from '@xana/ui-kit/page-in-use';

/** By then the first screen has loaded. The browser keeps the entries of before. */
const START_DELAY_MS = 4_000;

/**
 * Loads the measuring of the page's vitals later: the first screen does not need it. They belong to the release of the shell.
 *
 * @param id of the shell's release
 */
export function loadVitals(id: string, recordOutcome: (outcome: ReleaseOutcome) => void): void {
  const report = (vitals: Pick<ReleaseOutcome, 'lcpMs' | 'inpMs'>) =>
    recordOutcome({ name: 'shell', id, outcome: 'mounted', ...vitals });
  const start = () => import('./measure-vitals.ts').then(({ measureVitals }) => measureVitals(document, report));
  setTimeout(() => whenIdle(() => void start().catch(() => {})), START_DELAY_MS);
}
