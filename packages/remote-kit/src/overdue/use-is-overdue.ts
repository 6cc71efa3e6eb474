import { useEffect, useState } from 'react';

/** A slow answer does not hold up the rest of the page for longer. */
const MAX_WAIT_MS = 1_000;

/** True a second after the component appeared: for content that waits for an extra, so that it appears in its final place. */
export function useIsOverdue(): boolean {
  const [isOverdue, setIsOverdue] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsOverdue(true), MAX_WAIT_MS);
    return () => clearTimeout(timer);
  }, []);
  return isOverdue;
}
