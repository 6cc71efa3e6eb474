import type { getMostPopularProduct as contract } from '@xana/contracts/http/payments/get-most-popular-product';
import { findMostPopularProduct } from '../../database/payments/products.ts';
import type { Handler } from '../../http/handler.ts';
import { daysAgo } from './payment-history.ts';

/** Only recent sales count, so that the answer follows what sells now. */
const SALES_DAYS = 30;
/** Fewer sales tell nothing: the featured product is the answer. */
const MIN_SALES = 10;

export const getMostPopularProduct: Handler<typeof contract> = async ({ database }) => ({
  popularProdId: await findMostPopularProduct(database, { since: daysAgo(SALES_DAYS), minSales: MIN_SALES }),
});
