import type { XenyProduct } from '@xana/contracts/http/payments/xeny-product';
import { eventually } from '@xana/test-kit/eventually';
import { productAmounts } from '../../../../../mfe-store/src/shared/product-amounts.ts';
import { logIn } from '../../../test/test-server.ts';
import { readXenyBalance } from '../../database/payments/xeny-ledger.ts';
import { usePurchases } from './packs/test-purchases.ts';
import { orderPlan } from './test-orders.ts';

const { paymentServer, begin, pay } = usePurchases();

async function listProducts(): Promise<XenyProduct[]> {
  const { data } = await paymentServer.server.get('/stripe/get-xeny-products');
  const { singleProducts, subscriptionProducts } = data as Record<string, XenyProduct[]>;
  return [...(singleProducts ?? []), ...(subscriptionProducts ?? [])];
}

/** Buys a product as the store does. @returns the buyer's balance in the ledger */
async function buy({ id, priceData }: XenyProduct): Promise<() => Promise<string>> {
  const { server } = paymentServer;
  const member = await logIn(server);
  if (priceData.type === 'recurring') await orderPlan(member, { priceId: priceData.id });
  else {
    const order = { productId: id, priceId: priceData.id, amount: priceData.unit_amount };
    await pay((await begin(member, order)).paymentIntentId);
  }
  return () => readXenyBalance(server.database, member.userId);
}

it('[ST-01] [ST-04] credits for each product exactly what the store shows', async () => {
  const products = await listProducts();
  expect(products).toHaveLength(7);
  for (const product of products) {
    const { base, bonus, total } = productAmounts(product);
    expect(base + bonus).toBe(total);
    const balance = await buy(product);
    await eventually(async () => (await balance()) !== '0');
    expect([product.id, await balance()]).toEqual([product.id, String(base + bonus)]);
  }
}, 120_000);

it('[ST-01] shows the bonus of a pack as a whole percentage of its base', async () => {
  const bonuses = (await listProducts()).map((product) => {
    const { base, bonus } = productAmounts(product);
    return [product.id, `${base} + ${bonus}`, product.metadata.bonus];
  });
  expect(bonuses).toEqual([
    ['xeny-100', '100 + 0', '0'],
    ['xeny-500', '500 + 0', '0'],
    ['xeny-1050', '1000 + 50', '5'],
    ['xeny-2200', '2000 + 200', '10'],
    ['xeny-6250', '5000 + 1250', '25'],
    ['plan-daily', '20 + 0', '0'],
    ['plan-100', '100 + 0', '0'],
  ]);
});
