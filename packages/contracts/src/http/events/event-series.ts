import * as z from '@xana/contracts/schema';
import { described, named } from '../describe.ts';
import { instant } from '../fields.ts';
import { MAX_SERIES_EVENTS } from './event-limits.ts';

export const EVENT_REPEATS = ['week', 'twoWeeks', 'month'] as const;
export type EventRepeat = (typeof EVENT_REPEATS)[number];

const every = described(z.enum(EVENT_REPEATS), 'How often it takes place.');

/** The client names the dates, because it knows the time zone in which the hour of day stays the same. */
export const repeatInput = described(
  z.optional(
    z.strictObject({
      every,
      startsAt: described(
        z.array(instant).check(z.minLength(1), z.maxLength(MAX_SERIES_EVENTS - 1)),
        'When the further events begin, earliest first. They last as long as the first one.',
        { examples: [['2099-11-08T19:00:00.000Z']] },
      ),
    }),
  ),
  `Makes a series of at most ${MAX_SERIES_EVENTS} events, each with a page of its own.`,
);

/** Whether a change is of one event of a series, or also of those after it that are not over or cancelled. */
export const seriesScope = described(
  z.optional(z.enum(['one', 'following'])),
  'Of a series: `following` changes this event and those after it. Default: `one`.',
);

export const eventSeries = named(
  'EventSeries',
  'The series to which an event belongs.',
  z.object({
    every,
    dates: described(
      z.array(
        z.object({
          id: described(z.int(), 'Id of the event.'),
          startsAt: described(instant, 'When it begins.'),
        }),
      ),
      'Its events that are not cancelled, earliest first.',
    ),
  }),
);
