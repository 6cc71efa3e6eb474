import { useEffect, useState } from 'react';

/** Seconds until a point in time, by the clock, because timers of a background tab are throttled. */
export function useSecondsLeft(until: number): number {
  const read = () => Math.max(0, Math.ceil((until - Date.now()) / 1_000));
  const [left, setLeft] = useState(read);
  useEffect(() => {
    const update = () => setLeft(read());
    update();
    const timer = setInterval(update, 1_000);
    return () => clearInterval(timer);
  }, [until]);
  return left;
}
