import type { Book } from '../book.ts';
import { invalidRequest, noSuch } from '../card-error.ts';
import type { Price } from '../objects.ts';
import { type Fields, listOf, metadataOf, newestFirst, type Route, readRoute, required, text } from './route.ts';

/** Products and prices. */
export const catalogRoutes: Route[] = [
  {
    method: 'POST',
    path: '/v1/products',
    handle: ({ book }, _id, fields) => {
      const product = {
        id: text(fields, 'id') ?? book.newId('prod'),
        object: 'product' as const,
        name: required(fields, 'name'),
        active: true,
        metadata: metadataOf(fields),
        created: book.now(),
      };
      if (book.pages.products[product.id]) throw invalidRequest('Product already exists.', 'id');
      book.pages.products[product.id] = product;
      return product;
    },
  },
  readRoute('/v1/products', 'product', ({ pages }) => pages.products),
  { method: 'POST', path: '/v1/prices', handle: ({ book }, _id, fields) => createPrice(book, fields) },
  {
    method: 'GET',
    path: '/v1/prices',
    handle: ({ book }, _id, fields) => {
      const keys = Object.values((fields.lookup_keys ?? {}) as Record<string, string>);
      const rows = newestFirst(book.pages.prices).filter(
        ({ lookup_key, active }) => active && (keys.length === 0 || (lookup_key && keys.includes(lookup_key))),
      );
      return listOf('/v1/prices', rows);
    },
  },
];

function createPrice(book: Book, fields: Fields): Price {
  const product = required(fields, 'product');
  if (!book.pages.products[product]) throw noSuch('product', product);
  const amount = Number(required(fields, 'unit_amount'));
  if (!Number.isSafeInteger(amount) || amount < 0) throw invalidRequest('Invalid integer.', 'unit_amount');
  const recurring = fields.recurring as { interval?: string; interval_count?: string } | undefined;
  const lookupKey = text(fields, 'lookup_key') ?? null;
  const taken = Object.values(book.pages.prices).find(({ lookup_key }) => lookupKey && lookup_key === lookupKey);
  if (taken && text(fields, 'transfer_lookup_key') !== 'true') {
    throw invalidRequest('A price already has this lookup key.', 'lookup_key');
  }
  if (taken) taken.lookup_key = null;
  const price: Price = {
    id: book.newId('price'),
    object: 'price',
    product,
    active: true,
    currency: required(fields, 'currency'),
    unit_amount: amount,
    lookup_key: lookupKey,
    type: recurring ? 'recurring' : 'one_time',
    recurring: recurring
      ? {
          interval: (recurring.interval ?? 'month') as 'day' | 'month' | 'year',
          interval_count: Number(recurring.interval_count ?? 1),
        }
      : null,
    metadata: metadataOf(fields),
    created: book.now(),
  };
  book.pages.prices[price.id] = price;
  return price;
}
