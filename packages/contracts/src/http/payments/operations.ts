import { getMostPopularProduct } from './get-most-popular-product.ts';
import { getXenyProducts } from './get-xeny-products.ts';

/** The calls of this area; the server must answer each of them to compile. */
export const paymentsOperations = { getMostPopularProduct, getXenyProducts } as const;
