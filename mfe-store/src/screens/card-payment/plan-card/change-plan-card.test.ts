import { type Answers, createPurchase } from '../attempt/test-purchase.ts';
import { type CardChange, changePlanCard } from './change-plan-card.ts';

const setup = { clientSecret: 'seti_1_secret_1', setupId: 'seti_1' };
const saved = (status: string, more: object = {}) => ({ setupIntent: { id: 'seti_1', status, ...more } });
const paid = (status: string) => ({ paymentIntent: { id: 'pi_1', status } });
const overdue = { status: 'past_due', cardId: 'pm_1', clientSecret: 'pi_1_secret_1' };
const active = { status: 'active', cardId: 'pm_1', clientSecret: null };

async function changeCard(server: Answers, provider: Answers, savedCard: string | null = null) {
  const { purchase, ...seen } = createPurchase({ server, provider });
  const change: CardChange = { ...purchase, subscriptionId: 'sub_1', choice: { savedCard, isKept: false } };
  return { event: await changePlanCard(change), ...seen };
}

it('[ST-13] saves the typed card and uses it for the plan', async () => {
  const server = { prepareCardSetup: [setup], changeSubscriptionCard: [active] };
  const { event, asked } = await changeCard(server, { confirmCardSetup: [saved('succeeded')] });
  expect(event).toEqual({ type: 'answered', status: 'active' });
  expect(asked).toEqual(['prepareCardSetup', 'confirmCardSetup', 'changeSubscriptionCard']);
});

it('[ST-13] pays the overdue renewal with the new card, and lets the server read the result', async () => {
  const server = { changeSubscriptionCard: [overdue, active] };
  const { event, asked } = await changeCard(server, { confirmCardPayment: [paid('succeeded')] }, 'pm_1');
  expect(event).toEqual({ type: 'answered', status: 'succeeded' });
  expect(asked).toEqual(['changeSubscriptionCard', 'confirmCardPayment', 'changeSubscriptionCard']);
});

it('[ST-13] [ST-14] asks the question of the bank before it uses the card', async () => {
  const { event, events } = await changeCard(
    { prepareCardSetup: [setup], changeSubscriptionCard: [active] },
    { confirmCardSetup: [saved('requires_action')], handleNextAction: [saved('succeeded')] },
  );
  expect(event).toEqual({ type: 'answered', status: 'active' });
  expect(events).toEqual([{ type: 'challenged' }]);
});

it('[ST-14] leaves for the page of the bank', async () => {
  const redirect = { next_action: { redirect_to_url: { url: 'https://bank.test/1' } } };
  const provider = { confirmCardSetup: [saved('requires_action', redirect)] };
  const { event, left, asked } = await changeCard({ prepareCardSetup: [setup] }, provider);
  expect(event).toBeNull();
  expect(left).toEqual(['https://bank.test/1']);
  expect(asked).not.toContain('changeSubscriptionCard');
});

it.each([
  [
    'a declined card',
    { error: { message: 'Your card was declined.' } },
    { kind: 'declined', message: 'Your card was declined.' },
  ],
  ['an unanswered question', saved('requires_action'), { kind: 'notConfirmed' }],
])('[ST-13] keeps the card of the plan after %s', async (_case, result, problem) => {
  const provider = { confirmCardSetup: [saved('requires_action')], handleNextAction: [result] };
  const { event, asked } = await changeCard({ prepareCardSetup: [setup] }, provider);
  expect(event).toEqual({ type: 'stopped', problem });
  expect(asked).not.toContain('changeSubscriptionCard');
});

it('[ST-13] shows why the overdue renewal was not paid', async () => {
  const provider = { confirmCardPayment: [{ error: { message: 'Your card has insufficient funds.' } }] };
  const { event } = await changeCard({ changeSubscriptionCard: [overdue] }, provider, 'pm_1');
  expect(event).toMatchObject({ type: 'stopped', problem: { kind: 'declined' } });
});
