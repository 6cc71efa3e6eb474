import type { XenyProduct } from '@xana/contracts/http/payments/xeny-product';
import * as z from '@xana/contracts/schema';
import { createStored, validRows } from '@xana/remote-kit/stored';
import { productAmounts } from '../../../shared/product-amounts.ts';

const leftPayment = z.object({
  /** Of its attempt. */
  id: z.string(),
  productId: z.string(),
  tab: z.enum(['normal', 'subscription']),
  xeny: z.int(),
  /** `unpaid`: nothing was charged, and the form may be opened again. `unknown`: the next arrival asks again. */
  outcome: z.enum(['open', 'paid', 'unpaid', 'unknown']),
});

/** A payment whose form was closed, or whose page was left, while it ran. */
export type LeftPayment = z.output<typeof leftPayment>;

const stored = createStored('leftPayments', { schema: validRows(leftPayment), empty: [], isKeptInPage: true });

/** Newest first, until the member has seen how each one ended. The same array until one of them changes, in any tab. */
export const leftPayments = (): readonly LeftPayment[] => stored.read();
export const subscribeLeftPayments = stored.subscribe;

export const historyTabOf = ({ priceData }: XenyProduct): LeftPayment['tab'] =>
  priceData.type === 'one_time' ? 'normal' : 'subscription';

export function addLeftPayment(id: string, product: XenyProduct): void {
  const added = { id, productId: product.id, tab: historyTabOf(product), xeny: productAmounts(product).total };
  stored.write([{ ...added, outcome: 'open' }, ...leftPayments().filter((each) => each.id !== id)]);
}

/** Does nothing for a payment that the member has opened again, whose dialog shows its result. */
export const endLeftPayment = (id: string, outcome: LeftPayment['outcome']): void =>
  stored.write(leftPayments().map((each) => (each.id === id ? { ...each, outcome } : each)));

/** Ends open rows whose attempt is not waiting any more, for example in a tab that was closed: otherwise they would stay open. */
export function endLostPayments(waiting: readonly string[]): void {
  for (const { id, outcome } of leftPayments())
    if (outcome === 'open' && !waiting.includes(id)) endLeftPayment(id, 'unknown');
}

export const removeLeftPayment = (id: string): void => stored.write(leftPayments().filter((each) => each.id !== id));
