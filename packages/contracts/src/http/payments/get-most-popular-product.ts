import * as z from '@xana/contracts/schema';
import { defineOperation } from '../../operation.ts';
import { described } from '../describe.ts';

export const getMostPopularProduct = defineOperation({
  id: 'getMostPopularProduct',
  summary: 'Get the most popular product (public)',
  method: 'GET',
  path: '/stripe/get-most-popular-product',
  isShared: true,
  input: z.strictObject({}),
  output: z.object({
    popularProdId: described(z.nullable(z.string()), 'Id of the product; null when the store is empty.', {
      examples: ['xeny-1050'],
    }),
  }),
});
