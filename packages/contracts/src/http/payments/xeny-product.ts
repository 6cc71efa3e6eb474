import * as z from '@xana/contracts/schema';
import { pictureUrl } from '../fields.ts';

/** XENY for money: a pack that is bought once, or a plan that is paid each month. */
export const xenyProduct = z.object({
  id: z.string(),
  name: z.string(),
  images: z.array(pictureUrl),
  metadata: z.object({
    /** Percent more than the price alone would buy; whole digits. */
    bonus: z.string(),
    /** How many XENY each credit brings; whole digits. */
    xeny: z.string(),
    /** How often they are credited: a daily plan is paid monthly and credits every day. */
    credited: z.enum(['once', 'daily', 'monthly']),
  }),
  priceData: z.object({
    id: z.string(),
    /** US cents. */
    unit_amount: z.int(),
    type: z.enum(['one_time', 'recurring']),
  }),
});

export type XenyProduct = z.output<typeof xenyProduct>;
