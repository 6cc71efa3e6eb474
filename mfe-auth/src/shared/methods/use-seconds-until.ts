import { useEffect, useState } from 'react';

/** Whole seconds until `time`, 0 afterwards. It reads the clock, because timers of a background tab are throttled. */
export function useSecondsUntil(time: number): number {
  const read = () => Math.max(0, Math.ceil((time - Date.now()) / 1_000));
  const [left, setLeft] = useState(read);
  useEffect(() => {
    const update = () => {
      setLeft(read());
      if (read() === 0) clearInterval(timer);
    };
    const timer = setInterval(update, 250);
    update();
    return () => clearInterval(timer);
  }, [time]);
  return left;
}
