import { payForPack } from './pay-for-pack.ts';
import { type Answers, createPurchase } from './test-purchase.ts';

const started = { clientSecret: 'pi_1_secret_1', paymentIntentId: 'pi_1', status: 'requires_payment_method' };
const intent = (status: string, more: object = {}) => ({ paymentIntent: { id: 'pi_1', status, ...more } });
const declined = {
  error: { message: 'Your card was declined.', payment_intent: { status: 'requires_payment_method' } },
};

async function pay(provider: Answers, server: Answers = {}) {
  const { purchase, ...seen } = createPurchase({ server: { initiateTransaction: [started], ...server }, provider });
  return { event: await payForPack(purchase), ...seen };
}

it('[ST-06] confirms the payment of the attempt with the typed card', async () => {
  const { event, asked } = await pay({ confirmCardPayment: [intent('succeeded')] });
  expect(event).toEqual({ type: 'answered', status: 'succeeded' });
  expect(asked).toEqual(['initiateTransaction', 'confirmCardPayment']);
});

it('[ST-15] does not use the card again when the attempt is paid already', async () => {
  const { event, asked } = await pay({}, { initiateTransaction: [{ ...started, status: 'succeeded' }] });
  expect(event).toEqual({ type: 'answered', status: 'succeeded' });
  expect(asked).toEqual(['initiateTransaction']);
});

it('[ST-09] reports a declined card with the message of the provider', async () => {
  const { event, asked } = await pay({ confirmCardPayment: [declined] }, { markTxnFailure: [{ status: 'failed' }] });
  const problem = { kind: 'declined', message: 'Your card was declined.' };
  expect(event).toEqual({ type: 'stopped', problem });
  expect(asked.at(-1)).toBe('markTxnFailure');
});

it('[ST-09] shows the declined card also when the report fails', async () => {
  const { event } = await pay({ confirmCardPayment: [declined] }, { markTxnFailure: ['PAYMENTS_UNAVAILABLE'] });
  expect(event).toMatchObject({ type: 'stopped' });
});

it('[ST-15] counts an error about a payment that another tab completed as a success', async () => {
  const late = { error: { message: 'unexpected state', payment_intent: { status: 'succeeded' } } };
  const { event } = await pay({ confirmCardPayment: [late] });
  expect(event).toEqual({ type: 'answered', status: 'succeeded' });
});

it('[ST-08] [ST-14] asks the question of the bank in the frame', async () => {
  const { event, events } = await pay({
    confirmCardPayment: [intent('requires_action')],
    handleNextAction: [intent('succeeded')],
  });
  expect(event).toEqual({ type: 'answered', status: 'succeeded' });
  expect(events).toEqual([{ type: 'challenged' }]);
});

it('[ST-08] [ST-14] leaves for the page of the bank', async () => {
  const redirect = { next_action: { redirect_to_url: { url: 'https://bank.test/1' } } };
  const { event, left, asked } = await pay({ confirmCardPayment: [intent('requires_action', redirect)] });
  expect(event).toBeNull();
  expect(left).toEqual(['https://bank.test/1']);
  expect(asked).not.toContain('handleNextAction');
});

it('[ST-08] confirms again what requires a confirmation', async () => {
  const { event, asked } = await pay({
    confirmCardPayment: [intent('requires_confirmation')],
    confirmAgain: [intent('processing')],
  });
  expect(event).toEqual({ type: 'answered', status: 'processing' });
  expect(asked).toEqual(['initiateTransaction', 'confirmCardPayment', 'confirmAgain']);
});

it('[ST-06] passes on that the server did not answer', async () => {
  const { purchase, asked } = createPurchase({ server: { initiateTransaction: ['PAYMENTS_UNAVAILABLE'] } });
  await expect(payForPack(purchase)).rejects.toMatchObject({ code: 'PAYMENTS_UNAVAILABLE' });
  expect(asked).toEqual(['initiateTransaction']);
});
