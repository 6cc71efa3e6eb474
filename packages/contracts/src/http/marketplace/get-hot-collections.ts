import * as z from '@xana/contracts/schema';
import { defineOperation } from '../../operation.ts';
import { described, named } from '../describe.ts';
import { listOf, pageNumber, pageSize, pictureUrl } from '../fields.ts';

export const getHotCollections = defineOperation({
  id: 'getHotCollections',
  summary: 'List NFT collections, most tokens first (public)',
  host: 'marketplace',
  method: 'GET',
  path: '/collections/hot',
  isShared: true,
  input: z.strictObject({ pageNumber: z.optional(pageNumber), pageSize: z.optional(pageSize) }),
  output: listOf(
    named(
      'Collection',
      'An NFT collection of the marketplace.',
      z.object({
        id: described(z.number(), 'Id of the collection.'),
        name: described(z.string(), 'Name.'),
        description: described(z.string(), 'What it contains.'),
        image: described(pictureUrl, 'Picture of the collection.'),
        contract_address: described(z.string(), 'Address of its contract.'),
        network_id: described(z.number(), 'EIP-155 chain of the contract.'),
        itemCount: described(z.number(), 'Number of tokens.'),
      }),
    ),
  ),
});
