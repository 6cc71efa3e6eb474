import { eventually } from '@xana/test-kit/eventually';
import { logIn } from '../../../../test/test-server.ts';
import { confirmChallenge } from '../test-payment-server.ts';
import { usePurchases } from './test-purchases.ts';

const { paymentServer, begin, pay, balance, history } = usePurchases();

it('marks a payment as failed when the card is declined, and as succeeded when another card pays it', async () => {
  const member = await logIn(paymentServer().server);
  const { paymentIntentId } = await begin(member);
  await expect(pay(paymentIntentId, 'pm_card_chargeDeclined')).rejects.toThrow('Your card was declined.');
  const mark = (token: string) =>
    paymentServer().server.ask('GET', `/stripe/mark-txn-failure/${paymentIntentId}`, { token });
  expect((await mark(member.token)).data).toEqual({ status: 'failed' });
  expect((await history(member)).rows[0]?.status).toBe('failed');
  await pay(paymentIntentId);
  await eventually(async () => (await history(member)).rows[0]?.status === 'succeeded');
  // A late report of the browser does not change a payment that succeeded.
  expect((await mark(member.token)).data).toEqual({ status: 'succeeded' });
  expect((await mark(member.token)).data).toEqual({ status: 'succeeded' });
  expect(await balance(member)).toBe('1050');
  const stranger = await logIn(paymentServer().server);
  expect((await mark(stranger.token)).code).toBe('PAYMENT_NOT_FOUND');
});

it('[T51] credits a payment that requires authentication (3-D Secure) only after the challenge', async () => {
  const member = await logIn(paymentServer().server);
  const { paymentIntentId, clientSecret } = await begin(member);
  await pay(paymentIntentId, 'pm_card_authenticationRequired');
  await eventually(async () => (await history(member)).rows[0]?.status === 'requires_action');
  expect(await balance(member)).toBe('0');
  await confirmChallenge(paymentServer(), clientSecret);
  await eventually(async () => (await balance(member)) === '1050');
});
