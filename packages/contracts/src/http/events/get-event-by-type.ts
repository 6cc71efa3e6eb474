import * as z from '@xana/contracts/schema';
import { defineOperation } from '../../operation.ts';
import { described } from '../describe.ts';
import { hashtag, listOf, pageNumber, pageSize } from '../fields.ts';
import { customEvent } from './custom-event.ts';
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
