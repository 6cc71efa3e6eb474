import { ProgressBar } from '@xana/ui-kit/progress-bar';
import { useEffect, useState } from 'react';

/** A page that is there sooner than this, in milliseconds, comes without a bar: flicker is no progress. */
const BAR_DELAY_MS = 250;

/** Shows on the top edge that a page is on its way. */
export function SlowPageBar({ label }: { label: string }) {
  const [isSlow, setIsSlow] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsSlow(true), BAR_DELAY_MS);
    return () => clearTimeout(timer);
  }, []);
  return isSlow && <ProgressBar label={label} />;
}
