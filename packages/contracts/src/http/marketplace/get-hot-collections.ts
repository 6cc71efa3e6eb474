import * as z from '@xana/contracts/schema';
import { defineOperation } from '../../operation.ts';
import { listOf, pageNumber, pageSize, pictureUrl } from '../fields.ts';

export const getHotCollections = defineOperation({
  id: 'getHotCollections',
  summary: 'Collections of the marketplace, those with most tokens first.',
  host: 'marketplace',
  method: 'GET',
  path: '/collections/hot',
  isShared: true,
  input: z.strictObject({ pageNumber: z.optional(pageNumber), pageSize: z.optional(pageSize) }),
  output: listOf(
    z.object({
      id: z.number(),
      name: z.string(),
      description: z.string(),
      image: pictureUrl,
      contract_address: z.string(),
      network_id: z.number(),
      itemCount: z.number(),
    }),
  ),
});
