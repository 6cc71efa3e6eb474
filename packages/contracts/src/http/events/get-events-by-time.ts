import * as z from '@xana/contracts/schema';
import { defineOperation } from '../../operation.ts';
import { described } from '../describe.ts';
import { instant, listOf, pageNumber, pageSize } from '../fields.ts';
import { customEvent } from './custom-event.ts';
import { MAX_EVENT_RANGE_DAYS } from './event-limits.ts';
import { eventTypeFilter } from './event-type.ts';

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
