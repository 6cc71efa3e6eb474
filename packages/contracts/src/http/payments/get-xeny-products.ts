import * as z from '@xana/contracts/schema';
import { defineOperation } from '../../operation.ts';
import { xenyProduct } from './xeny-product.ts';

export const getXenyProducts = defineOperation({
  id: 'getXenyProducts',
  summary: 'What the XENY store sells: packs, and plans.',
  method: 'GET',
  path: '/stripe/get-xeny-products',
  isShared: true,
  input: z.strictObject({}),
  output: z.object({ singleProducts: z.array(xenyProduct), subscriptionProducts: z.array(xenyProduct) }),
});
