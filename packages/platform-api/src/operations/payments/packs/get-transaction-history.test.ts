import { logIn } from '../../../../test/test-server.ts';
import { usePurchases } from './test-purchases.ts';

const { paymentServer, initiate } = usePurchases();

it('[ST-11] pages the payments of a period, each once, the newest first', async () => {
  const member = await logIn(paymentServer().server);
  for (let index = 0; index < 5; index += 1) await initiate(member, { attemptId: `attempt-${index}` });
  const page = async (pageNumber: number) =>
    (
      await paymentServer().server.ask(
        'GET',
        `/stripe/get-transaction-history/30?pageNumber=${pageNumber}&pageSize=2`,
        {
          token: member.token,
        },
      )
    ).data as unknown as { count: number; rows: { id: number }[] };
  const pages = [await page(1), await page(2), await page(3), await page(4)];
  expect(pages.map(({ count }) => count)).toEqual([5, 5, 5, 5]);
  expect(pages.map(({ rows }) => rows.length)).toEqual([2, 2, 1, 0]);
  const ids = pages.flatMap(({ rows }) => rows.map(({ id }) => id));
  expect(ids).toEqual([...ids].sort((one, other) => other - one));
});
