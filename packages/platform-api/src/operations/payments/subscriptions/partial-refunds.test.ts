import fc from 'fast-check';
import { logIn, useTestServer } from '../../../../test/test-server.ts';
import { readXenyBalance } from '../../../database/payments/xeny-ledger.ts';
import type { CardProvider } from '../../../gateways/card-provider/card-provider.ts';
import { syncCharge } from '../sync-charge.ts';
import { creditPaidPeriods } from './credit-paid-periods.ts';

const DAY_MS = 86_400_000;
const DAYS = 30;
const XENY = 20;
const PAID = 499;
const WHOLE_MONTH = DAYS * XENY;

const server = useTestServer();

let made = 0;
let reads = 0;

/** A member with a daily plan of 30 days, paid, whose first day was not credited yet. */
async function startMonth(userId: number) {
  const { database } = server;
  made += 1;
  const invoice_id = `in_${made}`;
  const plan = { product_id: 'plan-daily', unit_amount: PAID, xeny: XENY, credited: 'daily' as const };
  const { id } = await database
    .insertInto('subscriptions')
    .values({
      ...plan,
      user_id: userId,
      attempt: `attempt-${made}`,
      email: 'mia@x.test',
      payment_method: 'pm_card_visa',
      status: 'canceled',
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const starts_at = new Date();
  const ends_at = new Date(starts_at.getTime() + DAYS * DAY_MS);
  await database
    .insertInto('paid_periods')
    .values({ invoice_id, subscription: id, starts_at, ends_at, unit_amount: PAID })
    .execute();
  return {
    /** @param day from 1 on, as a person counts */
    credit: (day: number) =>
      creditPaidPeriods(database, new Date(starts_at.getTime() + (day - 0.5) * DAY_MS), invoice_id),
    /** @param refunded cents in all, as the card provider counts them */
    refund(refunded: number, isDisputed?: boolean) {
      const cards = {
        findCharge: async () => ({ intentId: 'pi_1', refunded, invoiceId: invoice_id }),
        findInvoice: async () => null,
      } as unknown as CardProvider;
      if (isDisputed === undefined) return syncCharge(database, cards, 'ch_1');
      reads += 1;
      const dispute = { id: `dp_${invoice_id}`, isMoneyGone: isDisputed, readNumber: String(reads) };
      return syncCharge(database, cards, 'ch_1', dispute);
    },
    async spend(amount: number) {
      const spent = Math.min(amount, Number(await readXenyBalance(database, userId)));
      if (spent < 1) return 0;
      made += 1;
      await database
        .insertInto('xeny_movements')
        .values({ key: `spent:${made}`, from_user: userId, to_user: null, amount: spent })
        .execute();
      return spent;
    },
    balance: async () => Number(await readXenyBalance(database, userId)),
  };
}

const share = (refunded: number) => Math.floor((WHOLE_MONTH * (PAID - refunded)) / PAID);
const everyDay = async (month: Awaited<ReturnType<typeof startMonth>>, from: number) => {
  for (let day = from; day <= DAYS; day += 1) await month.credit(day);
};

describe('[T51] [ST-15] a daily plan with a partial refund', () => {
  it('credits 1 of 600 XENY after a refund of 498 of 499 cents on day 1', async () => {
    const month = await startMonth((await logIn(server)).userId);
    await month.credit(1);
    expect(await month.balance()).toBe(XENY);
    await month.refund(498);
    expect(await month.balance()).toBe(0);
    await everyDay(month, 2);
    expect(await month.balance()).toBe(1);
  });

  it.each([1, 100, 249, 250, 498, 499])('credits the same after a refund of %i cents on any day', async (cents) => {
    for (const day of [1, 2, 15, 29, 30]) {
      const month = await startMonth((await logIn(server)).userId);
      await month.credit(day);
      await month.refund(cents);
      await everyDay(month, day);
      expect([day, await month.balance()]).toEqual([day, share(cents)]);
    }
  });

  it('stops crediting after a full refund', async () => {
    const month = await startMonth((await logIn(server)).userId);
    await month.credit(10);
    await month.refund(PAID);
    expect(await month.balance()).toBe(0);
    await everyDay(month, 11);
    expect(await month.balance()).toBe(0);
  });

  it('offsets spent credits with those of later days, and takes no more than the balance', async () => {
    const month = await startMonth((await logIn(server)).userId);
    await month.credit(5);
    await month.spend(100);
    await month.refund(250);
    expect(await month.balance()).toBe(0);
    await everyDay(month, 6);
    expect((await month.balance()) + 100).toBe(share(250));
  });

  it('never credits more than the paid share and never makes a balance negative, in any order of refunds, days and spending', async () => {
    const { userId } = await logIn(server);
    const step = fc.oneof(
      fc.record({ kind: fc.constant('refund' as const), cents: fc.integer({ min: 0, max: PAID }) }),
      fc.record({ kind: fc.constant('dispute' as const), isOpen: fc.boolean() }),
      fc.record({ kind: fc.constant('days' as const), days: fc.integer({ min: 1, max: 9 }) }),
      fc.record({ kind: fc.constant('spend' as const), amount: fc.integer({ min: 1, max: 200 }) }),
    );
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 12 }), async (steps) => {
        const month = await startMonth(userId);
        const before = await month.balance();
        let [day, refunded, spent, dispute] = [1, 0, 0, false];
        await month.credit(day);
        for (const each of steps) {
          if (each.kind === 'refund') {
            refunded = Math.max(refunded, each.cents);
            await month.refund(each.cents);
          } else if (each.kind === 'dispute') {
            dispute = each.isOpen;
            await month.refund(refunded, dispute);
          } else if (each.kind === 'days') {
            day = Math.min(day + each.days, DAYS);
            await month.credit(day);
          } else spent += await month.spend(each.amount);
          expect(await month.balance()).toBeGreaterThanOrEqual(0);
        }
        if (dispute) await month.refund(refunded, false);
        await month.credit(DAYS);
        const brought = (await month.balance()) + spent - before;
        // XENY that were spent before the refund cannot be taken back.
        expect(brought).toBeLessThanOrEqual(Math.max(share(refunded), spent));
        if (spent === 0) expect(brought).toBe(share(refunded));
        await month.spend(100_000);
      }),
      { numRuns: 60 },
    );
  }, 240_000);
});
