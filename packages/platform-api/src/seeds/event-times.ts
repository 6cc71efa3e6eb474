import type { Random } from '../media/scenes/random.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const WEEK = 7 * DAY;

/** Events that have ended and stay so. */
export const PAST_COUNT = 26;
const LIVE_COUNT = 6;
const SOON_COUNT = 4;
const EXHIBITION_COUNT = 9;
const WEEK_COUNT = 100;

/** When an event of the demo takes place. `length` is chosen by the event for all but exhibitions. */
export interface EventSlot {
  isExhibition: boolean;
  startsAt(lengthMs: number): Date;
}

/**
 * Slots of events around `now`: some past, a few live, some that start within the hour, and the others spread evenly over the
 * day, because visitors live in all time zones. Starts are at full or half hours, those of the live ones at quarters.
 */
export function eventSlots(random: Random, now: Date): EventSlot[] {
  const at = (ms: number, step: number) => new Date(Math.round((now.getTime() + ms) / step) * step);
  const fixed = (ms: number, isExhibition = false): EventSlot => {
    const startsAt = at(ms, 30 * MINUTE);
    return { isExhibition, startsAt: () => startsAt };
  };
  const times = (count: number, make: (index: number) => EventSlot) =>
    Array.from({ length: count }, (_, index) => make(index));
  return [
    ...times(PAST_COUNT, (index) => fixed(-(3 + index * 1.4 + random.between(0, 1.2)) * DAY)),
    // Between a fifth and three fifths are over.
    ...times(LIVE_COUNT, (index) => ({
      isExhibition: false,
      startsAt: (lengthMs) => at(-lengthMs * (0.2 + (0.4 * index) / LIVE_COUNT), 15 * MINUTE),
    })),
    ...times(SOON_COUNT, (index) => ({
      isExhibition: false,
      startsAt: () => new Date(Math.ceil(now.getTime() / (15 * MINUTE) + 0.2 + index * 0.9) * 15 * MINUTE),
    })),
    ...times(EXHIBITION_COUNT, (index) => fixed((index * 0.8 - 3) * DAY, true)),
    ...times(WEEK_COUNT, (index) => fixed(-1.5 * DAY + ((index + random.next() * 0.6) / WEEK_COUNT) * WEEK)),
  ];
}
