import { eventually } from '@xana/test-kit/eventually';
import { logIn } from '../../../../test/test-server.ts';
import { syncPaymentIntent } from './sync-payment-intent.ts';
import { usePurchases } from './test-purchases.ts';

const { paymentServer, begin, pay, balance, history } = usePurchases();

it('[ST-15] keeps a payment succeeded when an outdated status arrives', async () => {
  const member = await logIn(paymentServer.server);
  const { paymentIntentId, clientSecret } = await begin(member);
  await pay(paymentIntentId);
  await eventually(async () => (await balance(member)) === '1050');
  const old = { id: paymentIntentId, clientSecret, received: 0, row: null, cardLast4: null, readNumber: '0' };
  for (const status of ['requires_payment_method', 'processing', 'failed', 'canceled'] as const) {
    expect(await syncPaymentIntent(paymentServer.server.database, { ...old, status })).toBe('succeeded');
  }
  expect((await history(member)).rows[0]?.status).toBe('succeeded');
});
