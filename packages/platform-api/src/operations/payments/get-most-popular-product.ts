import type { getMostPopularProduct as contract } from '@xana/contracts/http/payments/get-most-popular-product';
import { sql } from 'kysely';
import type { Handler } from '../../http/handler.ts';
import { daysAgo } from './payment-history.ts';

/** What sells now, and not what once sold. */
const SALES_OF_DAYS = 30;

/** By what was sold; until something was, the product that the shop puts forward. */
export const getMostPopularProduct: Handler<typeof contract> = async ({ database }) => {
  const since = daysAgo(SALES_OF_DAYS);
  const sold = sql`
    (select count(*) from payments
      where payments.product_id = products.id and payments.status = 'succeeded' and payments.created_at > ${since})
    + (select count(*) from subscriptions
      where subscriptions.product_id = products.id and subscriptions.status in ('active', 'past_due', 'canceled')
        and subscriptions.created_at > ${since})`;
  const row = await database
    .selectFrom('products')
    .select('id')
    .orderBy(sold, 'desc')
    .orderBy('is_featured', 'desc')
    .orderBy('position')
    .executeTakeFirst();
  return { popularProdId: row?.id ?? null };
};
