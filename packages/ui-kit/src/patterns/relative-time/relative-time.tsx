import { useEffect, useReducer } from 'react';

/** In milliseconds: what is said changes by the minute at most once it is read. */
const AGAIN = 60_000;

interface RelativeTimeProps {
  /** ISO 8601. */
  at: string;
  /** The time as words, seen from now. */
  format(at: string): string;
  /** The time in full, for whoever points at it. */
  formatFull?(at: string): string;
}

/** How long ago something was; the words go on with the clock. */
export function RelativeTime({ at, format, formatFull }: RelativeTimeProps) {
  const [, tick] = useReducer((count: number) => count + 1, 0);
  useEffect(() => {
    const timer = setInterval(tick, AGAIN);
    return () => clearInterval(timer);
  }, []);
  return (
    <time dateTime={at} title={formatFull?.(at)}>
      {format(at)}
    </time>
  );
}
