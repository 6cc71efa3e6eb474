import * as z from '@xana/contracts/schema';
import { defineOperation } from '../../operation.ts';
import { described, named } from '../describe.ts';
import { instant, listOf, pageNumber, pageSize, pictureUrl } from '../fields.ts';

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

export const getLaunchpad = defineOperation({
  id: 'getLaunchpad',
  summary: 'List live and upcoming NFT sales, next start first (public)',
  host: 'marketplace',
  method: 'GET',
  path: '/launchpad',
  isShared: true,
  input: z.strictObject({ pageNumber: z.optional(pageNumber), pageSize: z.optional(pageSize) }),
  output: listOf(
    named(
      'LaunchpadSale',
      'A first sale of an NFT collection.',
      z.object({
        id: described(z.number(), 'Id of the sale.'),
        name: described(z.string(), 'Name of the collection.'),
        description: described(z.string(), 'What is sold.'),
        image: described(pictureUrl, 'Picture of the sale.'),
        network_id: described(z.number(), 'EIP-155 chain of the contract.'),
        startsAt: described(instant, 'When it begins.'),
        endsAt: described(instant, 'When it ends.'),
        isLive: described(z.boolean(), 'Whether it is open now.'),
      }),
    ),
  ),
});
