import { useEffect, useRef, useState } from 'react';

/** Counts whole seconds down by the clock, so that a tab in the background ends in time too; then calls `onEnd` once. */
export function useCountdown(seconds: number, onEnd: () => void): number {
  const [endsAt] = useState(() => Date.now() + seconds * 1_000);
  const [left, setLeft] = useState(seconds);
  const end = useRef(onEnd);
  end.current = onEnd;
  useEffect(() => {
    const timer = setInterval(() => {
      const next = Math.max(0, Math.ceil((endsAt - Date.now()) / 1_000));
      setLeft(next);
      if (next > 0) return;
      clearInterval(timer);
      end.current();
    }, 1_000);
    return () => clearInterval(timer);
  }, [endsAt]);
  return left;
}
