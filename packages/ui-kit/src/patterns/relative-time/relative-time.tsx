import { useEffect, useReducer } from 'react';

/** How often the text is updated, in milliseconds. */
const AGAIN = 60_000;

interface RelativeTimeProps {
  /** ISO 8601. */
  at: string;
  /** Formats the time relative to now. */
  format(at: string): string;
  /** Formats the full time, for the tooltip. */
  formatFull?(at: string): string;
}

/** A relative time that updates with the clock. */
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
