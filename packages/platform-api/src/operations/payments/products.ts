import type { Selectable } from 'kysely';
import type { Database } from '../../database/connect-database.ts';
import type { Tables } from '../../database/tables.ts';
import { refuse } from '../../http/refusal.ts';

type Product = Selectable<Tables['products']>;

/** What a price buys. @throws Refusal PRICE_NOT_FOUND when nothing of that kind is sold at it */
export async function findProduct(database: Database, priceId: string, kind: 'pack' | 'plan'): Promise<Product> {
  const product = await database
    .selectFrom('products')
    .selectAll()
    .where('price_id', '=', priceId)
    .where('credited', kind === 'pack' ? '=' : '<>', 'once')
    .executeTakeFirst();
  if (!product) throw refuse('PRICE_NOT_FOUND');
  return product;
}
