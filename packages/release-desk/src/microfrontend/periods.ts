import type { DeskHistory } from '@xana/contracts/releases/desk';

/** A time during which one release was active. */
export interface Period {
  id: string;
  version: string | null;
  /** The change that began it. */
  verb: string;
  at: string;
  /** Of all shown time, 0 to 1. */
  share: number;
  isCurrent: boolean;
}

const MAX_PERIODS = 12;

/** The newest periods, the oldest of them first. @param entries the newest first @param now in milliseconds since 1970 */
export function periodsOf(entries: DeskHistory, now: number): Period[] {
  const switches = entries
    .filter(({ from, to }) => from?.id !== to?.id)
    .slice(0, MAX_PERIODS)
    .toReversed();
  const begun = Date.parse(switches[0]?.at ?? '') || now;
  const total = Math.max(1, now - begun);
  return switches.flatMap(({ to, verb, at }, index) => {
    const end = Date.parse(switches[index + 1]?.at ?? '') || now;
    const isCurrent = index === switches.length - 1;
    // A retired remote has no active release until the next change.
    return to ? [{ ...to, verb, at, share: (end - Date.parse(at)) / total, isCurrent }] : [];
  });
}
