import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { getXenyLedger, type XenyMovement } from '@xana/contracts/http/payments/get-xeny-ledger';
import { getTransactionHistory } from '@xana/contracts/http/payments/purchases';
import { getSubscriptionHistory } from '@xana/contracts/http/payments/subscriptions';
import type { OutputOf } from '@xana/contracts/operation';
import { answerTo, apiError, renderInFakeShell } from '@xana/remote-kit/fake-shell';
import { buildMember } from '@xana/test-kit/builders';
import { testSubscription, testTransaction } from '../../shared/test-rows.ts';
import { HistoryScreen } from './history-screen.tsx';

const noPlans = answerTo(getSubscriptionHistory, () => ({ count: 0, rows: [] }));
const COUNT = 23;
/** A page of a history of 23 payments. */
const payments = answerTo(getTransactionHistory, ({ pageNumber = 1, pageSize = 200 }) => {
  const ids = Array.from({ length: COUNT }, (_, index) => COUNT - index);
  const page = ids.slice((Number(pageNumber) - 1) * Number(pageSize), Number(pageNumber) * Number(pageSize));
  return { count: COUNT, rows: page.map((id) => testTransaction({ id })) };
});
const open = (path: string, answers = [payments, noPlans], locale: 'en' | 'ja' = 'en') =>
  renderInFakeShell(HistoryScreen, { remote: 'mfe-store', member: buildMember(), path, answers, locale });

test('[ST-11] loads the payments page by page, until all are shown', async () => {
  const pages: unknown[] = [];
  const paged = answerTo(getTransactionHistory, (input) => {
    pages.push([input.pageNumber, input.pageSize]);
    return payments.answer(input as never) as OutputOf<typeof getTransactionHistory>;
  });
  await open('/store/history', [paged, noPlans]);
  await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(COUNT));
  expect(pages).toEqual([
    [1, 20],
    [2, 20],
  ]);
  expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
});

test('[ST-11] keeps the tab in the address', async () => {
  const { path } = await open('/store/history?tab=subscription');
  expect(await screen.findByText('Plans that you subscribe to appear here.')).toBeTruthy();
  fireEvent.click(screen.getByRole('tab', { name: 'Normal' }));
  expect(path()).toBe('/store/history');
});

test('[ST-11] offers to try again when the history cannot be loaded', async () => {
  let isDown = true;
  const failing = answerTo(getTransactionHistory, () => {
    if (isDown) throw apiError({ code: 'SERVER_BUSY', message: '' });
    return { count: 1, rows: [testTransaction({ id: 1 })] };
  });
  await open('/store/history', [failing, noPlans]);
  const retry = await screen.findByRole('button', { name: 'Try again' });
  isDown = false;
  fireEvent.click(retry);
  expect(await screen.findAllByRole('listitem')).toHaveLength(1);
});

const refund = { id: 3, createdAt: '2026-11-21T01:02:03.000Z', kind: 'refund' as const, amount: -200, xeny: -150 };
const movement: XenyMovement = {
  id: 2,
  createdAt: '2026-11-21T01:02:03.000Z',
  reason: 'taken_back',
  product: { id: 'xeny-500', name: '500 XENY', xeny: 500, credited: 'once' },
  amount: '-150',
  balance: '12350',
};
const records = [
  answerTo(getTransactionHistory, () => ({
    count: 2,
    rows: [
      testTransaction({ id: 2, refunded: 200, reversals: [refund] }),
      testTransaction({ id: 1, status: 'failed', cardLast4: null }),
    ],
  })),
  answerTo(getSubscriptionHistory, () => ({ count: 1, rows: [testSubscription()] })),
  answerTo(getXenyLedger, () => ({ count: 1, rows: [movement] })),
];
async function openRecords(tab = '', locale: 'en' | 'ja' = 'en') {
  await open(`/store/history?tab=${tab}`, records, locale);
  return screen.findAllByRole('listitem');
}

test('[ST-12] lists a refund as a row of its own, with the XENY that went with it', async () => {
  const [payment, reversal] = await openRecords();
  expect(payment?.textContent).toContain('Partly refunded');
  expect(reversal?.textContent).toContain('Refund: 500 XENY');
  expect(reversal?.textContent).toContain('-$2');
  expect(reversal?.textContent).toContain('150 XENY taken back');
});

test('[ST-12] explains a status on request', async () => {
  const rows = await openRecords();
  const status = within(rows[2] as HTMLElement).getByRole('button', { name: 'Failed' });
  const explanation = screen.getByText('The card was declined. Nothing was charged.');
  expect(explanation.hidden).toBe(true);
  fireEvent.click(status);
  expect(explanation.hidden).toBe(false);
  expect(status.getAttribute('aria-expanded')).toBe('true');
});

test('offers a receipt for a paid row only, which prints', async () => {
  const rows = await openRecords();
  expect(within(rows[2] as HTMLElement).queryByRole('button', { name: /Receipt/ })).toBeNull();
  fireEvent.click(within(rows[0] as HTMLElement).getByRole('button', { name: 'Receipt for 500 XENY' }));
  const receipt = screen.getByRole('dialog', { name: 'Receipt' });
  for (const text of ['pi_17', '500 XENY', 'ending in 4242', '$4.99', '-$2'])
    expect(receipt.textContent).toContain(text);
  const print = jest.spyOn(window, 'print').mockImplementation(() => {});
  fireEvent.click(within(receipt).getByRole('button', { name: 'Print' }));
  expect(print).toHaveBeenCalledTimes(1);
});

test('unfolds the paid months of a plan, each with its receipt', async () => {
  const [plan] = await openRecords('subscription', 'ja');
  fireEvent.click(within(plan as HTMLElement).getByRole('button', { name: 'お支払い（1件）' }));
  expect(screen.getAllByRole('listitem')).toHaveLength(2);
  fireEvent.click(screen.getByRole('button', { name: '毎月100 XENYの領収書' }));
  expect(screen.getByRole('dialog', { name: '領収書' }).textContent).toContain('下4桁：4242');
});

test('shows each movement of XENY with its reason and the balance after it', async () => {
  const [row] = await openRecords('xeny');
  expect(row?.textContent).toContain('Refund or dispute: 500 XENY');
  expect(row?.textContent).toContain('-150 XENY');
  expect(row?.textContent).toContain('Balance 12,350 XENY');
});
