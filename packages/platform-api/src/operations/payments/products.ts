import type { Selectable } from 'kysely';
import { apiError } from '../../api-error.ts';
import type { Database } from '../../database/connect-database.ts';
import type { Tables } from '../../database/tables.ts';

type Product = Selectable<Tables['products']>;

/** What a price buys. @throws ApiError PRICE_NOT_FOUND when nothing of that kind is sold at it */
export async function findProduct(database: Database, priceId: string, kind: 'pack' | 'plan'): Promise<Product> {
  const product = await database
    .selectFrom('products')
    .selectAll()
    .where('price_id', '=', priceId)
    .where('credited', kind === 'pack' ? '=' : '<>', 'once')
    .executeTakeFirst();
  if (!product) throw apiError('PRICE_NOT_FOUND');
  return product;
}
