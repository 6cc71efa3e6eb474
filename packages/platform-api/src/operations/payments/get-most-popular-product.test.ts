import { logIn } from '../../test-server.ts';
import { usePurchases } from './packs/test-purchases.ts';

const { paymentServer } = usePurchases();

it('[ST-02] returns the featured product until another one has more sales', async () => {
  const popular = async () =>
    (
      (await paymentServer().server.ask('GET', '/stripe/get-most-popular-product')).data as unknown as {
        popularProdId: string;
      }
    ).popularProdId;
  expect(await popular()).toBe('xeny-1050');
  const sold = await paymentServer()
    .server.database.selectFrom('payments')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('status', '=', 'succeeded')
    .executeTakeFirstOrThrow();
  const { userId } = await logIn(paymentServer().server);
  const rows = Array.from({ length: Number(sold.count) + 1 }, (_, index) => ({
    user_id: userId,
    attempt: `sold-${index}`,
    product_id: 'xeny-2200',
    unit_amount: 1999,
    xeny: 2200,
    email: 'mia@x.test',
    status: 'succeeded' as const,
  }));
  await paymentServer().server.database.insertInto('payments').values(rows).execute();
  expect(await popular()).toBe('xeny-2200');
});
