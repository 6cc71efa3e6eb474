import * as z from '@xana/contracts/schema';
import { defineOperation } from '../../operation.ts';
import { instant, listOf, pageNumber, pageSize, pictureUrl } from '../fields.ts';

export const getLaunchpad = defineOperation({
  id: 'getLaunchpad',
  summary: 'Sales of collections that run or are still to come, the next to begin first.',
  host: 'marketplace',
  method: 'GET',
  path: '/launchpad',
  isShared: true,
  input: z.strictObject({ pageNumber: z.optional(pageNumber), pageSize: z.optional(pageSize) }),
  output: listOf(
    z.object({
      id: z.number(),
      name: z.string(),
      description: z.string(),
      image: pictureUrl,
      network_id: z.number(),
      startsAt: instant,
      endsAt: instant,
      isLive: z.boolean(),
    }),
  ),
});
