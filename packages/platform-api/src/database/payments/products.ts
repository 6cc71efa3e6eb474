import { type Selectable, sql } from 'kysely';
import type { Database } from '../connection/connect-database.ts';
import type { Tables } from '../tables.ts';

export type ProductRow = Selectable<Tables['products']>;

export function selectProducts(database: Database): Promise<ProductRow[]> {
  return database.selectFrom('products').selectAll().orderBy('position').execute();
}

/** The product with this price. @param kind a pack is bought once, a plan is a subscription */
export function findProduct(
  database: Database,
  priceId: string,
  kind: 'pack' | 'plan',
): Promise<ProductRow | undefined> {
  return database
    .selectFrom('products')
    .selectAll()
    .where('price_id', '=', priceId)
    .where('credited', kind === 'pack' ? '=' : '<>', 'once')
    .executeTakeFirst();
}

/** The product with the most sales since a date; among equals the featured product comes first. */
export async function findMostPopularProduct(
  database: Database,
  { since, minSales }: { since: Date; minSales: number },
): Promise<string | null> {
  const sales = sql<number>`
    (select count(*) from payments
      where payments.product_id = products.id and payments.status = 'succeeded' and payments.created_at > ${since}
        and payments.created_at < date_trunc('day', now()))
    + (select count(*) from subscriptions
      where subscriptions.product_id = products.id and subscriptions.status in ('active', 'past_due', 'canceled')
        and subscriptions.created_at > ${since}
        and subscriptions.created_at < date_trunc('day', now()))`;
  const row = await database
    .selectFrom('products')
    .select('id')
    // A single purchase moves nothing: sales count from a number on, and only those of the days before today.
    .orderBy(sql`case when ${sales} >= ${minSales} then ${sales} else 0 end`, 'desc')
    .orderBy('is_featured', 'desc')
    .orderBy('position')
    .executeTakeFirst();
  return row?.id ?? null;
}
