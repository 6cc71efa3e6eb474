import type { paymentsOperations } from '@xana/contracts/http/payments/operations';
import type { Implements } from '../../http/handler.ts';
import { getMostPopularProduct } from './get-most-popular-product.ts';
import { getXenyProducts } from './get-xeny-products.ts';

export const paymentsHandlers = { getMostPopularProduct, getXenyProducts } satisfies Implements<
  typeof paymentsOperations
>;
