import type { getMostPopularProduct as contract } from '@xana/contracts/http/payments/get-most-popular-product';
import type { Handler } from '../../http/handler.ts';

/** Nothing was sold yet that could say it, so it is the product that the shop puts forward. */
export const getMostPopularProduct: Handler<typeof contract> = async ({ database }) => {
  const row = await database
    .selectFrom('products')
    .select('id')
    .where('is_featured', '=', true)
    .orderBy('position')
    .executeTakeFirst();
  return { popularProdId: row?.id ?? null };
};
