import fc from 'fast-check';
import { logIn, logInMembers, useTestServer } from '../../../test/test-server.ts';
import { clawBackXeny, moveXeny, readXenyBalance } from './xeny-ledger.ts';

const server = useTestServer();

test('[T50] [ST-15] books a movement once when concurrent requests use the same key', async () => {
  const { userId } = await logIn(server);
  const move = () => moveXeny(server.database, { key: 'the-same', from: null, to: userId, amount: 50 });
  const moved = await Promise.all(Array.from({ length: 20 }, move));
  expect(moved.filter(Boolean)).toHaveLength(1);
  expect(await readXenyBalance(server.database, userId)).toBe('50');
});

test('[T50] [ST-15] keeps every balance at 0 or more and the sum of all accounts at 0 after any purchases and refunds', async () => {
  const people = (await logInMembers(server, 3)).map(({ userId }) => userId);
  const before = await server.database.selectFrom('xeny_movements').select('key').execute();
  let number = 0;
  const operation = fc.record({
    person: fc.constantFrom(...people),
    bought: fc.integer({ min: 1, max: 6_250 }),
    /** Percentages of the purchase that are refunded in total, one after another; a lower one returns XENY. */
    returned: fc.array(fc.integer({ min: 0, max: 100 }), { maxLength: 4 }),
    spent: fc.integer({ min: 0, max: 3_000 }),
  });
  await fc.assert(
    fc.asyncProperty(fc.array(operation, { minLength: 1, maxLength: 6 }), async (operations) => {
      for (const { person, bought, returned, spent } of operations) {
        number += 1;
        const source = `property:${number}`;
        await moveXeny(server.database, { key: source, from: null, to: person, amount: bought });
        const has = Number(await readXenyBalance(server.database, person));
        const amount = Math.min(spent, has);
        if (amount > 0) await moveXeny(server.database, { key: `spent:${number}`, from: person, to: null, amount });
        let taken = 0;
        for (const [turn, percent] of returned.entries()) {
          const wanted = Math.floor((bought * percent) / 100);
          taken = await clawBackXeny(server.database, { userId: person, source, taken, wanted, turn });
          expect(taken).toBeLessThanOrEqual(Math.max(wanted, taken));
        }
      }
      const { rows } = await balances();
      expect(rows.filter(({ user_id, sum }) => user_id !== null && BigInt(sum) < 0n)).toEqual([]);
      expect(rows.reduce((total, { sum }) => total + BigInt(sum), 0n)).toBe(0n);
    }),
    { numRuns: Number(process.env.LEDGER_RUNS ?? 30), seed: 20_261_121 },
  );
  expect(number).toBeGreaterThan(before.length);
}, 600_000);

async function balances() {
  const rows = await server.database
    .selectFrom('xeny_entries')
    .select(['user_id', ({ fn }) => fn.sum<string>('amount').as('sum')])
    .groupBy('user_id')
    .execute();
  return { rows };
}
