import * as z from '@xana/contracts/schema';
import { defineOperation } from '../../operation.ts';
import { described } from '../describe.ts';
import { address } from '../fields.ts';

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
