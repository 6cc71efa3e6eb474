import * as z from '@xana/contracts/schema';
import { defineOperation } from '../../operation.ts';
import { described, named } from '../describe.ts';
import { id, listOf, pageNumber, pageSize, pictureUrl } from '../fields.ts';

export const getNftsByUser = defineOperation({
  id: 'getNftsByUser',
  summary: 'List NFTs that a user holds, newest first (public)',
  host: 'marketplace',
  method: 'GET',
  path: '/nft/get-nfts-by-user/:userId/:pageNumber/:pageSize',
  isShared: true,
  input: z.strictObject({ userId: described(id, 'Id of the holder.'), pageNumber, pageSize }),
  output: listOf(
    named(
      'Nft',
      'A token of the marketplace.',
      z.object({
        id: described(z.number(), 'Id of the row.'),
        name: described(z.string(), 'Name.'),
        image: described(pictureUrl, 'Picture of the token.'),
        token_id: described(z.string(), 'Id of the token in its contract.'),
        contract_address: described(z.string(), 'Address of its contract.'),
        network_id: described(z.number(), '1 Ethereum, 2 Polygon, 3 BSC; any other is XANAChain.'),
        collectionName: described(z.string(), 'Name of its collection.'),
      }),
    ),
  ),
});
