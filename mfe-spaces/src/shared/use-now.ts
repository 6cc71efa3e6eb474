import { useEffect, useState } from 'react';

const EVERY_MS = 30_000;

/** The time in milliseconds, which follows the clock: the marks of events change while the page is open. */
export function useNow(): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), EVERY_MS);
    return () => clearInterval(timer);
  }, []);
  return now;
}
