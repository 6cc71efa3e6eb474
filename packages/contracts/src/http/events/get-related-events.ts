import * as z from '@xana/contracts/schema';
import { defineOperation } from '../../operation.ts';
import { described } from '../describe.ts';
import { id } from '../fields.ts';
import { customEvent } from './custom-event.ts';
import { MAX_RELATED_EVENTS } from './event-limits.ts';

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
