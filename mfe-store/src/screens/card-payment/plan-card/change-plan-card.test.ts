import { createPurchase } from '../attempt/test-purchase.ts';
import { type CardChange, changePlanCard } from './change-plan-card.ts';

const setup = { clientSecret: 'seti_1_secret_1', setupId: 'seti_1' };
const saved = (status: string, more: object = {}) => ({ setupIntent: { id: 'seti_1', status, ...more } });
const paid = (status: string) => ({ paymentIntent: { id: 'pi_1', status } });
const overdue = { status: 'past_due', cardId: 'pm_1', clientSecret: 'pi_1_secret_1' };
const active = { status: 'active', cardId: 'pm_1', clientSecret: null };

function createChange(answers: Parameters<typeof createPurchase>[0], savedCard: string | null = null) {
  const { purchase, ...seen } = createPurchase(answers);
  const change: CardChange = { ...purchase, subscriptionId: 'sub_1', choice: { savedCard, isKept: false } };
  return { change, ...seen };
}

it('[ST-13] saves the typed card and uses it for the plan', async () => {
  const { change, asked } = createChange({
    server: { prepareCardSetup: [setup], changeSubscriptionCard: [active] },
    provider: { confirmCardSetup: [saved('succeeded')] },
  });
  expect(await changePlanCard(change)).toEqual({ type: 'answered', status: 'active' });
  expect(asked).toEqual(['prepareCardSetup', 'confirmCardSetup', 'changeSubscriptionCard']);
});

it('[ST-13] pays the overdue renewal with the new card, and lets the server read the result', async () => {
  const { change, asked } = createChange(
    {
      server: { changeSubscriptionCard: [overdue, active] },
      provider: { confirmCardPayment: [paid('succeeded')] },
    },
    'pm_1',
  );
  expect(await changePlanCard(change)).toEqual({ type: 'answered', status: 'succeeded' });
  expect(asked).toEqual(['changeSubscriptionCard', 'confirmCardPayment', 'changeSubscriptionCard']);
});

it('[ST-13] [ST-14] asks the question of the bank before it uses the card', async () => {
  const { change, events } = createChange({
    server: { prepareCardSetup: [setup], changeSubscriptionCard: [active] },
    provider: { confirmCardSetup: [saved('requires_action')], handleNextAction: [saved('succeeded')] },
  });
  expect(await changePlanCard(change)).toEqual({ type: 'answered', status: 'active' });
  expect(events).toEqual([{ type: 'challenged' }]);
});

it('[ST-14] leaves for the page of the bank', async () => {
  const redirect = { next_action: { redirect_to_url: { url: 'https://bank.test/1' } } };
  const { change, left, asked } = createChange({
    server: { prepareCardSetup: [setup] },
    provider: { confirmCardSetup: [saved('requires_action', redirect)] },
  });
  expect(await changePlanCard(change)).toBeNull();
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
  const { change, asked } = createChange({
    server: { prepareCardSetup: [setup] },
    provider: { confirmCardSetup: [saved('requires_action')], handleNextAction: [result] },
  });
  expect(await changePlanCard(change)).toEqual({ type: 'stopped', problem });
  expect(asked).not.toContain('changeSubscriptionCard');
});

it('[ST-13] shows why the overdue renewal was not paid', async () => {
  const { change } = createChange(
    {
      server: { changeSubscriptionCard: [overdue] },
      provider: { confirmCardPayment: [{ error: { message: 'Your card has insufficient funds.' } }] },
    },
    'pm_1',
  );
  expect(await changePlanCard(change)).toMatchObject({ type: 'stopped', problem: { kind: 'declined' } });
});
