import { fireEvent, screen, waitFor } from '@testing-library/react';
import { getTransactionHistory } from '@xana/contracts/http/payments/purchases';
import { getSubscriptionHistory } from '@xana/contracts/http/payments/subscriptions';
import type { OutputOf } from '@xana/contracts/operation';
import { answerTo, apiError, renderInFakeShell } from '@xana/remote-kit/fake-shell';
import { buildMember } from '@xana/test-kit/builders';
import { testTransaction } from '../../shared/test-rows.ts';
import { HistoryScreen } from './history-screen.tsx';

const noPlans = answerTo(getSubscriptionHistory, () => ({ count: 0, rows: [] }));
const COUNT = 23;
/** A page of a history of 23 payments. */
const payments = answerTo(getTransactionHistory, ({ pageNumber = 1, pageSize = 200 }) => {
  const ids = Array.from({ length: COUNT }, (_, index) => COUNT - index);
  const page = ids.slice((Number(pageNumber) - 1) * Number(pageSize), Number(pageNumber) * Number(pageSize));
  return { count: COUNT, rows: page.map((id) => testTransaction({ id })) };
});
const open = (path: string, answers = [payments, noPlans]) =>
  renderInFakeShell(HistoryScreen, { remote: 'mfe-store', member: buildMember(), path, answers });

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
