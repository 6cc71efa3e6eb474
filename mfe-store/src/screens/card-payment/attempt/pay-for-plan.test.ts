import { payForPlan } from './pay-for-plan.ts';
import { type Answers, createPurchase } from './test-purchase.ts';

const card = { createPaymentMethod: [{ paymentMethod: { id: 'pm_1' } }] };
const created = (status: string) => ({ clientSecret: 'pi_1_secret_1', subscriptionId: 'sub_1', status });

/** @param answers of the platform to `createSubscription` */
async function subscribe(answers: unknown[], provider: Answers = card) {
  const server = { createSubscription: answers };
  const { purchase, asked, events } = createPurchase({ type: 'recurring', server, provider });
  const cards: (string | undefined)[] = [];
  const event = await payForPlan({ ...purchase, onCard: (id) => cards.push(id) });
  return { event, asked, events, cards };
}

it('[ST-07] makes the payment method, then the subscription', async () => {
  const { event, asked, cards } = await subscribe([created('active')]);
  expect(event).toEqual({ type: 'answered', status: 'active' });
  expect(asked).toEqual(['createPaymentMethod', 'createSubscription']);
  expect(cards).toEqual(['pm_1']);
});

it('[ST-07] [ST-14] confirms the first payment of a card whose bank asks', async () => {
  const { event, events } = await subscribe([created('requires_payment_method')], {
    ...card,
    confirmCardPayment: [{ paymentIntent: { status: 'requires_action' } }],
    handleNextAction: [{ paymentIntent: { status: 'succeeded' } }],
  });
  expect(event).toEqual({ type: 'answered', status: 'succeeded' });
  expect(events).toEqual([{ type: 'challenged' }]);
});

it('[ST-15] asks the server when the reply to the confirmation is lost, and counts the paid plan as a success', async () => {
  const lost = { error: { message: 'We could not reach the card provider.' } };
  const provider = { ...card, confirmCardPayment: [lost] };
  const paid = await subscribe([created('requires_payment_method'), created('active')], provider);
  expect(paid.event).toEqual({ type: 'answered', status: 'active' });
  const open = await subscribe([created('requires_payment_method')], provider);
  expect(open.event).toEqual({ type: 'stopped', problem: { kind: 'declined', message: lost.error.message } });
});

it('[ST-09] shows the message of the provider for a declined card, and forgets the card', async () => {
  const { event, cards } = await subscribe(['CARD_DECLINED']);
  expect(event).toEqual({ type: 'stopped', problem: { kind: 'declined', message: 'from the provider' } });
  expect(cards).toEqual(['pm_1', undefined]);
});

it('[ST-09] creates no subscription with a card that the provider rejects', async () => {
  const rejected = { createPaymentMethod: [{ error: { message: 'Your card number is incorrect.' } }] };
  const { event, asked } = await subscribe([], rejected);
  expect(event).toMatchObject({ type: 'stopped', problem: { message: 'Your card number is incorrect.' } });
  expect(asked).toEqual(['createPaymentMethod']);
});

it('[ST-07] passes on that the member has the plan already', async () => {
  await expect(subscribe(['ALREADY_SUBSCRIBED'])).rejects.toMatchObject({ code: 'ALREADY_SUBSCRIBED' });
});
