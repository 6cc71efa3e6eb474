import { MAX_SERIES_EVENTS } from '@xana/contracts/http/events/event-limits';
import { EVENT_TYPES } from '@xana/contracts/http/events/event-type';
import type { OwnEvent } from '@xana/contracts/http/events/own-event';
import * as z from '@xana/contracts/schema';
import { localTimeZone } from '@xana/i18n/calendar-dates';
import { eventDraftProblems } from '@xana/validation';
import { differingNames } from '../draft-form/merge-values.ts';
import { REPEATS, repeatedStarts } from './event-repeat.ts';
import { fromLocalTime, toLocalTime } from './event-times.ts';

const picture = z.string().check(z.regex(/^(https?:|$)/));

/** Where the event takes place, as the form shows it. */
const venue = z.object({ id: z.int(), name: z.string(), entityType: z.string(), image: z.nullable(picture) });
export type Venue = z.output<typeof venue>;

export const eventValues = z.object({
  title: z.string(),
  description: z.string(),
  /** The address of the uploaded picture; empty before the upload. */
  image: picture,
  imageAlt: z.string(),
  type: z.enum(EVENT_TYPES),
  space: z.nullable(venue),
  /** In the time zone of the browser. */
  startsAt: z.string(),
  endsAt: z.string(),
  /** Of a new event. */
  repeat: z.enum(REPEATS),
  times: z.int().check(z.gte(2), z.lte(MAX_SERIES_EVENTS)),
});

/** The content of the form of an event. */
export type EventValues = z.output<typeof eventValues>;

export const NO_EVENT: EventValues = {
  title: '',
  description: '',
  image: '',
  imageAlt: '',
  type: 'meetup',
  space: null,
  startsAt: '',
  endsAt: '',
  repeat: 'none',
  times: 4,
};

export const isSameEvent = (one: EventValues, other: EventValues): boolean => differingNames(one, other).length === 0;

/** What is saved, as the form shows it. */
export const eventValuesOf = ({ type, space, ...event }: OwnEvent): EventValues => ({
  ...NO_EVENT,
  title: event.title,
  description: event.description,
  image: event.image,
  imageAlt: event.imageAlt ?? '',
  type: EVENT_TYPES.find((each) => each === type) ?? NO_EVENT.type,
  space: { id: space.id, name: space.name, entityType: space.entityType, image: null },
  startsAt: toLocalTime(Date.parse(event.startsAt)),
  endsAt: toLocalTime(Date.parse(event.endsAt)),
});

/** @param saved what is saved: an event that has begun keeps its start */
export function eventProblems(values: EventValues, saved: EventValues) {
  const { imageAlt, description, spaceId, ...problems } = eventDraftProblems(
    {
      ...values,
      spaceId: values.space?.id ?? null,
      startsAt: fromLocalTime(values.startsAt),
      endsAt: fromLocalTime(values.endsAt),
    },
    { now: Date.now(), savedStart: fromLocalTime(saved.startsAt) },
  );
  // The count below these fields shows that they are too long.
  return { ...problems, imageAlt: imageAlt && 'SHOWN', description: description && 'SHOWN', space: spaceId } as const;
}

/** The fields as operations take them. @throws Error without a space, which the form rejects */
export function toEventInput({ space, startsAt, endsAt, repeat: _, times: __, ...texts }: EventValues) {
  if (!space) throw new Error('An event needs a space.');
  return {
    ...texts,
    spaceId: space.id,
    startsAt: new Date(fromLocalTime(startsAt)).toISOString(),
    endsAt: new Date(fromLocalTime(endsAt)).toISOString(),
    timeZone: localTimeZone(),
  };
}

/** The fields of a new event, with the further dates of a series. */
export function toNewEventInput(values: EventValues) {
  const { repeat, times, startsAt } = values;
  if (repeat === 'none') return toEventInput(values);
  const [, ...later] = repeatedStarts(startsAt, repeat, times);
  return { ...toEventInput(values), repeat: { every: repeat, startsAt: later.map((date) => date.toISOString()) } };
}
