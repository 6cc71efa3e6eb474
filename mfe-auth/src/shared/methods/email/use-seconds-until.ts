import { useEffect, useState } from 'react';

/** Whole seconds until `time`, 0 afterwards. It reads the clock, because timers of a background tab are throttled. */
export function useSecondsUntil(time: number): number {
  const read = () => Math.max(0, Math.ceil((time - Date.now()) / 1_000));
  const [, redraw] = useState(0);
  const left = read();
  useEffect(() => {
    if (read() === 0) return;
    const timer = setInterval(() => {
      redraw(Date.now());
      if (read() === 0) clearInterval(timer);
    }, 250);
    return () => clearInterval(timer);
  }, [time]);
  return left;
}
