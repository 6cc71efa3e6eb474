import * as z from '@xana/contracts/schema';
import { described, named } from '../describe.ts';
import { pictureUrl } from '../fields.ts';

/** A pack is bought once; a plan is a subscription with monthly payments. */
export const xenyProduct = named(
  'Product',
  'XENY for money: a pack that is bought once, or a plan with monthly payments.',
  z.object({
    id: described(z.string(), 'Id of the product.', { examples: ['xeny-1050'] }),
    name: described(z.string(), 'Name.'),
    images: described(z.array(pictureUrl), 'Pictures of the product.'),
    metadata: described(
      z.object({
        bonus: described(z.string(), 'Bonus in percent: a whole number as text.', { examples: ['5'] }),
        bonusXeny: described(z.string(), 'The part of `xeny` that is a bonus: a whole number as text.', {
          examples: ['50'],
        }),
        xeny: described(z.string(), 'XENY of each credit, with the bonus: a whole number as text.', {
          examples: ['1050'],
        }),
        credited: described(
          z.enum(['once', 'daily', 'monthly']),
          'How often XENY are credited. A `daily` plan is paid monthly and credits every day.',
        ),
      }),
      'What the buyer gets.',
    ),
    priceData: described(
      z.object({
        id: described(z.string(), 'Id of the price.', { examples: ['price-xeny-1050'] }),
        unit_amount: described(z.int(), 'Price in US cents.', { examples: [999] }),
        type: described(z.enum(['one_time', 'recurring']), '`one_time` for a pack, `recurring` for a plan.'),
      }),
      'The price.',
    ),
  }),
);

export type XenyProduct = z.output<typeof xenyProduct>;
