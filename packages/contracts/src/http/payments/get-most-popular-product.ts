import * as z from '@xana/contracts/schema';
import { defineOperation } from '../../operation.ts';

export const getMostPopularProduct = defineOperation({
  id: 'getMostPopularProduct',
  summary: 'Which product the store shows as the most popular one; null while it sells nothing.',
  method: 'GET',
  path: '/stripe/get-most-popular-product',
  isShared: true,
  input: z.strictObject({}),
  output: z.object({ popularProdId: z.nullable(z.string()) }),
});
