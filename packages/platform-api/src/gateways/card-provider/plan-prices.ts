import type Stripe from 'stripe';
import type { PlanPrice } from './card-provider.ts';

/**
 * Finds the provider's price of ours by its lookup key, and makes it there when it is new or was changed here: nothing
 * has to be typed into the provider's own pages.
 */
export function createPlanPrices(stripe: Stripe): (price: PlanPrice) => Promise<string> {
  const known = new Map<string, string>();
  return async (price) => {
    const name = `${price.priceId}:${price.unitAmount}`;
    const id = known.get(name) ?? (await findOrMake(stripe, price));
    known.set(name, id);
    return id;
  };
}

async function findOrMake(stripe: Stripe, { productId, name, priceId, unitAmount }: PlanPrice): Promise<string> {
  const { data } = await stripe.prices.list({ lookup_keys: [priceId], active: true, limit: 1 });
  const [found] = data;
  const isRight =
    found?.unit_amount === unitAmount && found.currency === 'usd' && found.recurring?.interval === 'month';
  if (found && isRight) return found.id;
  const product = await stripe.products
    .create({ id: productId, name }, { idempotencyKey: `product-${productId}` })
    .catch(() => stripe.products.retrieve(productId));
  const made = await stripe.prices.create(
    {
      product: product.id,
      currency: 'usd',
      unit_amount: unitAmount,
      recurring: { interval: 'month' },
      lookup_key: priceId,
      transfer_lookup_key: true,
    },
    { idempotencyKey: `price-${priceId}-${unitAmount}-after-${found?.id ?? 'none'}` },
  );
  return made.id;
}
