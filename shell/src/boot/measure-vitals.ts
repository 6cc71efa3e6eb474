import type { ReleaseOutcome } from '@xana/contracts/releases/release-health';
import { onINP, onLCP } from 'web-vitals';

type Vitals = Pick<ReleaseOutcome, 'lcpMs' | 'inpMs'>;

/** Measures Largest Contentful Paint and Interaction to Next Paint until the page is hidden for the first time, and reports them then. */
export function measureVitals(document: Document, report: (vitals: Vitals) => void): void {
  const vitals: Vitals = {};
  onLCP(({ value }) => {
    vitals.lcpMs = value;
  });
  onINP(({ value }) => {
    vitals.inpMs = value;
  });
  // web-vitals listens in the capture phase of the window, so its values are final here.
  document.addEventListener('visibilitychange', function reportOnce() {
    if (document.visibilityState !== 'hidden') return;
    document.removeEventListener('visibilitychange', reportOnce);
    if (vitals.lcpMs !== undefined || vitals.inpMs !== undefined) report(vitals);
  });
}
