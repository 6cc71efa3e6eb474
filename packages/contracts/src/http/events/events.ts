import * as z from '@xana/contracts/schema';
import { defineOperation } from '../../operation.ts';
import { described } from '../describe.ts';
import { hashtag, id, instant, listOf, pageNumber, pageSize } from '../fields.ts';
import { customEvent, eventDetails } from './custom-event.ts';
import { MAX_EVENT_RANGE_DAYS, MAX_RELATED_EVENTS } from './event-limits.ts';
import { eventTypeFilter } from './event-type.ts';

export const getEventByType = defineOperation({
  id: 'getEventByType',
  summary: 'List events by type and time, live ones first',
  method: 'GET',
  path: '/userCustomEvent/get-event-by-type/:type/:pageNumber/:pageSize/:filterBy',
  isShared: true,
  authorization: 'optional',
  input: z.strictObject({
    type: eventTypeFilter,
    pageNumber,
    pageSize,
    filterBy: described(
      z.enum(['live', 'upcoming', 'current', 'past', 'mine', 'planned']),
      'Which events: `current` are those that are live or upcoming; `mine` are those that you host; `planned` are current ones that you host, answered or are reminded of. The last two need a token.',
    ),
    tag: z.optional(hashtag),
  }),
  output: listOf(customEvent),
});

export const getEventsByTime = defineOperation({
  id: 'getEventsByTime',
  summary: 'List the events that start in a period, earliest first (public)',
  description: `For example of a month: send the times at which it begins and ends where the reader is. At most ${MAX_EVENT_RANGE_DAYS} days.`,
  method: 'GET',
  path: '/userCustomEvent/get-events-by-time/:type/:pageNumber/:pageSize',
  isShared: true,
  input: z.strictObject({
    type: eventTypeFilter,
    pageNumber,
    pageSize,
    from: described(instant, 'Start of the period.', { examples: ['2026-11-01T00:00:00.000Z'] }),
    to: described(instant, 'End of the period, exclusive.', { examples: ['2026-12-01T00:00:00.000Z'] }),
  }),
  output: listOf(customEvent),
  errors: ['INPUT_INVALID'],
});

export const getRelatedEvents = defineOperation({
  id: 'getRelatedEvents',
  summary: 'List events like an event: same space, host or type (public)',
  description: `Live and upcoming events, earliest first, at most ${MAX_RELATED_EVENTS} in each list. An event is in the first list that fits.`,
  method: 'GET',
  path: '/userCustomEvent/get-related-events/:id',
  isShared: true,
  input: z.strictObject({ id: described(id, 'Id of the event.') }),
  output: z.object({
    inSpace: described(z.array(customEvent), 'In the same space.'),
    ofHost: described(z.array(customEvent), 'By the same host, in other spaces.'),
    ofType: described(z.array(customEvent), 'Of the same kind, by other hosts in other spaces.'),
  }),
  errors: ['EVENT_NOT_FOUND'],
});

export const getSingleEvent = defineOperation({
  id: 'getSingleEvent',
  summary: 'Get an event (public)',
  method: 'GET',
  path: '/userCustomEvent/get-single-event/:id',
  input: z.strictObject({ id: described(id, 'Id of the event.') }),
  output: eventDetails,
  errors: ['EVENT_NOT_FOUND'],
});
