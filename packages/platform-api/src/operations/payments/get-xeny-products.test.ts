import type { XenyProduct } from '@xana/contracts/http/payments/xeny-product';
import { useTestServer } from '../../../test/test-server.ts';

const server = useTestServer();

interface Products {
  singleProducts: XenyProduct[];
  subscriptionProducts: XenyProduct[];
}

test('[ST-04] returns five packs, a daily and a monthly plan', async () => {
  const { data } = await server.get('/stripe/get-xeny-products');
  const { singleProducts, subscriptionProducts } = data as Products;
  expect(singleProducts.map(({ metadata }) => metadata.xeny)).toEqual(['100', '500', '1050', '2200', '6250']);
  expect(subscriptionProducts.map(({ metadata }) => [metadata.xeny, metadata.credited])).toEqual([
    ['20', 'daily'],
    ['100', 'monthly'],
  ]);
  expect(new Set(singleProducts.map(({ priceData }) => priceData.type))).toEqual(new Set(['one_time']));
  expect([...singleProducts, ...subscriptionProducts].every(({ priceData }) => priceData.unit_amount > 0)).toBe(true);
});

test('[ST-02] returns a most popular product that is on sale', async () => {
  const { singleProducts } = (await server.get('/stripe/get-xeny-products')).data as Products;
  const { popularProdId } = (await server.get('/stripe/get-most-popular-product')).data as {
    popularProdId: string;
  };
  expect(singleProducts.map(({ id }) => id)).toContain(popularProdId);
});
