import * as z from '@xana/contracts/schema';
import { defineOperation } from '../../operation.ts';
import { listOf, pageNumber, pageSize } from '../fields.ts';
import { customEvent } from './custom-event.ts';

export const getEventByType = defineOperation({
  id: 'getEventByType',
  summary: 'Events that are live, coming or past; those that are live come first.',
  method: 'GET',
  path: '/userCustomEvent/get-event-by-type/:type/:pageNumber/:pageSize/:filterBy',
  isShared: true,
  authorization: 'optional',
  input: z.strictObject({
    type: z.enum(['all', 'party', 'concert', 'meetup', 'game', 'exhibition']),
    pageNumber,
    pageSize,
    /** `mine`: those that one holds; only a member can ask. */
    filterBy: z.enum(['live', 'upcoming', 'current', 'past', 'mine']),
  }),
  output: listOf(customEvent),
});
