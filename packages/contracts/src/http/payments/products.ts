import * as z from '@xana/contracts/schema';
import { defineOperation } from '../../operation.ts';
import { described } from '../describe.ts';
import { xenyProduct } from './xeny-product.ts';

export const getXenyProducts = defineOperation({
  id: 'getXenyProducts',
  summary: 'List the products of the XENY store (public)',
  method: 'GET',
  path: '/stripe/get-xeny-products',
  isShared: true,
  input: z.strictObject({}),
  output: z.object({
    singleProducts: described(z.array(xenyProduct), 'Packs, bought once.'),
    subscriptionProducts: described(z.array(xenyProduct), 'Plans, with monthly payments.'),
  }),
});

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
