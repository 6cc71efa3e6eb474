import * as z from '@xana/contracts/schema';
import { defineOperation } from '../../operation.ts';
import { address } from '../fields.ts';

/** The specification writes `{body:{userAddress}}`, which reads two ways: both are accepted. */
export const getXenyTokensByUser = defineOperation({
  id: 'getXenyTokensByUser',
  summary: 'Get the XENY balance of an address, a whole number as text.',
  host: 'marketplace',
  method: 'POST',
  path: '/sale-nft/get-xeny-tokens-by-user',
  input: z.strictObject({
    body: z.optional(z.strictObject({ userAddress: address })),
    userAddress: z.optional(address),
  }),
  output: z.object({ balance: z.string().check(z.regex(/^\d+$/)) }),
});
