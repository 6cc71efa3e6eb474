import * as z from '@xana/contracts/schema';
import { defineOperation } from '../../operation.ts';
import { instant, listOf, pageNumber, pageSize, pictureUrl } from '../fields.ts';
import { userSummary } from '../spaces/world.ts';

export const customEvent = z.object({
  id: z.number(),
  title: z.string(),
  type: z.string(),
  image: pictureUrl,
  startsAt: instant,
  endsAt: instant,
  isLive: z.boolean(),
  space: z.object({ id: z.number(), name: z.string(), entityType: z.string() }),
  host: userSummary,
});

export const getEventByType = defineOperation({
  id: 'getEventByType',
  summary: 'Events that are live, coming or past; those that are live come first.',
  method: 'GET',
  path: '/userCustomEvent/get-event-by-type/:type/:pageNumber/:pageSize/:filterBy',
  input: z.strictObject({
    type: z.enum(['all', 'party', 'concert', 'meetup', 'game', 'exhibition']),
    pageNumber,
    pageSize,
    filterBy: z.enum(['live', 'upcoming', 'current', 'past']),
  }),
  output: listOf(customEvent),
});
