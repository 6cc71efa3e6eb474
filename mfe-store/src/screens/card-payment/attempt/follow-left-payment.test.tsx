import type { useBus } from '@xana/remote-kit';
import { followLeftPayment } from './follow-left-payment.ts';
import { endLostPayments, leftPayments, removeLeftPayment } from './left-payments.ts';
import { openAttempt, readSubmittedAttempts, storeAttempt } from './stored-attempt.ts';
import { createPurchase } from './test-purchase.ts';

let published: string[] = [];
beforeEach(() => {
  localStorage.clear();
  published = [];
  jest.useFakeTimers();
});
afterEach(() => jest.useRealTimers());

/** Follows a payment whose form was closed. @param statuses what the platform answers, in order */
function follow(...statuses: string[]) {
  const answers = statuses.map((status) => ({ status, clientSecret: 'secret', paymentId: 'pi_1' }));
  const { purchase } = createPurchase({ server: { initiateTransaction: answers } });
  const stored = { ...openAttempt(purchase.product.id), isSubmitted: true };
  storeAttempt(stored);
  const bus = { publish: ({ name }: { name: string }) => published.push(name) } as unknown as ReturnType<typeof useBus>;
  return followLeftPayment({ call: purchase.call, bus, product: purchase.product, stored });
}
const shown = () => leftPayments().map(({ xeny, outcome }) => ({ xeny, outcome }));

it('[ST-06] shows a payment whose form was closed in the tray, and does not open its history', async () => {
  const followed = follow('processing', 'succeeded');
  expect(shown()).toEqual([{ xeny: 100, outcome: 'open' }]);
  expect(published).toEqual(['store:transferPending']);
  await jest.advanceTimersByTimeAsync(2_000);
  await followed;
  expect(shown()).toEqual([{ xeny: 100, outcome: 'paid' }]);
  expect(published).toEqual(['store:transferPending', 'store:balanceChanged', 'store:paymentSucceeded']);
  expect(readSubmittedAttempts()).toEqual([]);
});

it('[ST-15] reports a payment that was not made, and keeps its attempt for the next try', async () => {
  const followed = follow('requires_payment_method');
  await jest.advanceTimersByTimeAsync(4_000);
  await followed;
  expect(shown()).toEqual([{ xeny: 100, outcome: 'unpaid' }]);
  expect(published).toEqual(['store:transferPending']);
});

it('[ST-15] does not claim a result that the platform has not answered', async () => {
  const followed = follow('processing');
  await jest.advanceTimersByTimeAsync(120_000);
  await followed;
  expect(shown()).toEqual([{ xeny: 100, outcome: 'unknown' }]);
  expect(readSubmittedAttempts()).toHaveLength(1);
});

it('shows nothing in the tray once the form is open again', async () => {
  const followed = follow('processing', 'succeeded');
  removeLeftPayment(leftPayments()[0]?.id ?? '');
  await jest.advanceTimersByTimeAsync(2_000);
  await followed;
  expect(shown()).toEqual([]);
});

it('[ST-15] ends a row whose attempt is not waiting any more, so that it can be closed', () => {
  void follow('processing');
  const [row] = leftPayments();
  endLostPayments([row?.id ?? '']);
  expect(shown()).toEqual([{ xeny: 100, outcome: 'open' }]);
  endLostPayments([]);
  expect(shown()).toEqual([{ xeny: 100, outcome: 'unknown' }]);
});
