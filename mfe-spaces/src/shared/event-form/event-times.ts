/** What a `datetime-local` field holds: `2026-11-27T19:00`, in the time zone of the browser; empty for none. */
export type LocalTime = string;

const MINUTE_MS = 60_000;
const DEFAULT_LENGTH_MS = 2 * 3_600_000;

/** @param time milliseconds of Unix time */
export function toLocalTime(time: number): LocalTime {
  const offset = new Date(time).getTimezoneOffset() * MINUTE_MS;
  return new Date(time - offset).toISOString().slice(0, 16);
}

/** Milliseconds of Unix time; NaN for an empty or incomplete field. */
export const fromLocalTime = (local: LocalTime): number => new Date(local).getTime();

interface Times {
  startsAt: LocalTime;
  endsAt: LocalTime;
}

/** Moves the end with the start, so that the event stays as long as it was; two hours at first. */
export function withStart({ startsAt, endsAt }: Times, start: LocalTime): Times {
  const [from, to, moved] = [fromLocalTime(startsAt), fromLocalTime(endsAt), fromLocalTime(start)];
  if (Number.isNaN(moved)) return { startsAt: start, endsAt };
  const length = to > from ? to - from : DEFAULT_LENGTH_MS;
  return { startsAt: start, endsAt: toLocalTime(moved + length) };
}
