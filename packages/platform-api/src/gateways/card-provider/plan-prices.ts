import type Stripe from 'stripe';
import type { PlanPrice } from './card-provider.ts';

/**
 * Finds the provider's price by its lookup key, and creates it there when it is missing or its amount changed, so that
 * prices need no setup in the provider's dashboard.
 */
export function createPlanPrices(stripe: Stripe): (price: PlanPrice) => Promise<string> {
  const known = new Map<string, string>();
  return async (price) => {
    const name = `${price.priceId}:${price.unitAmount}`;
    const id = known.get(name) ?? (await findOrCreate(stripe, price));
    known.set(name, id);
    return id;
  };
}

async function findOrCreate(stripe: Stripe, { productId, name, priceId, unitAmount }: PlanPrice): Promise<string> {
  const { data } = await stripe.prices.list({ lookup_keys: [priceId], active: true, limit: 1 });
  const [found] = data;
  const isCurrent =
    found?.unit_amount === unitAmount && found.currency === 'usd' && found.recurring?.interval === 'month';
  if (found && isCurrent) return found.id;
  const product = await stripe.products
    .create({ id: productId, name }, { idempotencyKey: `product-${productId}` })
    .catch(() => stripe.products.retrieve(productId));
  const created = await stripe.prices.create(
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
  return created.id;
}
