import * as z from '@xana/contracts/schema';
import { defineOperation } from '../../operation.ts';
import { address } from '../fields.ts';

/** The spec sends a `body` inside the body. */
export const getXenyTokensByUser = defineOperation({
  id: 'getXenyTokensByUser',
  summary: 'XENY of an address, a whole number as text.',
  host: 'marketplace',
  method: 'POST',
  path: '/sale-nft/get-xeny-tokens-by-user',
  input: z.strictObject({ body: z.strictObject({ userAddress: address }) }),
  output: z.object({ balance: z.string().check(z.regex(/^\d+$/)) }),
});
