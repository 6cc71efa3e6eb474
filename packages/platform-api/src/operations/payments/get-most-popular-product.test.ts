import { logIn } from '../../../test/test-server.ts';
import { usePurchases } from './packs/test-purchases.ts';

const { paymentServer } = usePurchases();

it('[ST-02] returns the featured product until another one has more sales', async () => {
  const popular = async () =>
    (
      (await paymentServer.server.get('/stripe/get-most-popular-product')).data as {
        popularProdId: string;
      }
    ).popularProdId;
  expect(await popular()).toBe('xeny-1050');
  const sold = await paymentServer.server.database
    .selectFrom('payments')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('status', '=', 'succeeded')
    .executeTakeFirstOrThrow();
  const { userId } = await logIn(paymentServer.server);
  const soldAt = (daysBefore: number) => new Date(Date.now() - daysBefore * 86_400_000);
  const sell = (index: number, created_at: Date) => ({
    user_id: userId,
    attempt: `sold-${index}`,
    product_id: 'xeny-2200',
    unit_amount: 1999,
    xeny: 2200,
    email: 'mia@x.test',
    status: 'succeeded' as const,
    created_at,
  });
  const insert = (from: number, count: number, at: Date) =>
    paymentServer.server.database
      .insertInto('payments')
      .values(Array.from({ length: count }, (_, index) => sell(from + index, at)))
      .execute();
  // Too few, and too late: the answer must not move with single purchases.
  await insert(0, 9, soldAt(1));
  await insert(9, 20, new Date());
  expect(await popular()).toBe('xeny-1050');
  await insert(29, Number(sold.count) + 1, soldAt(1));
  expect(await popular()).toBe('xeny-2200');
});
