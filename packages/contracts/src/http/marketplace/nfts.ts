import * as z from '@xana/contracts/schema';
import { defineOperation } from '../../operation.ts';
import { described, named } from '../describe.ts';
import { address, id, listOf, pageNumber, pageSize, pictureUrl } from '../fields.ts';

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

/** The specification writes `{body:{userAddress}}`, which can be read in two ways: both are accepted. */
export const getXenyTokensByUser = defineOperation({
  id: 'getXenyTokensByUser',
  summary: 'Get the XENY balance of an own wallet',
  description:
    'Send `userAddress`, or the same field inside `body`. The balance of a member is private: the address of another member is answered like one that does not exist.',
  host: 'marketplace',
  method: 'POST',
  isRead: true,
  path: '/sale-nft/get-xeny-tokens-by-user',
  authorization: 'required',
  errors: ['TARGET_NOT_FOUND'],
  input: z.strictObject({
    body: described(
      z.optional(z.strictObject({ userAddress: described(address, 'Address of the wallet.') })),
      'The older way to send the address.',
      { deprecated: true },
    ),
    userAddress: described(z.optional(address), 'Address of the wallet.'),
  }),
  output: z.object({
    balance: described(z.string().check(z.regex(/^\d+$/)), 'Balance: a whole number as text.', { examples: ['1050'] }),
  }),
});
