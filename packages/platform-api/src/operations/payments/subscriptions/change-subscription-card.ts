import type { changeSubscriptionCard as contract } from '@xana/contracts/http/payments/change-subscription-card';
import { findCardCustomer } from '../../../database/payments/card-provider-rows.ts';
import { findOwnSubscription } from '../../../database/payments/subscriptions.ts';
import type { CardProvider } from '../../../gateways/card-provider/card-provider.ts';
import type { Call, Handler } from '../../../http/handler.ts';
import { requireCardProvider } from '../require-card-provider.ts';
import { releasePlanCard } from '../saved-cards/release-plan-card.ts';
import { requireOwnCard } from '../saved-cards/shown-cards.ts';
import { toSubscriptionStatus } from './subscription-status.ts';
import { syncSubscription } from './sync-subscription.ts';

/** The overdue payment is confirmed in the browser, where the bank can ask the card holder. */
export const changeSubscriptionCard: Handler<typeof contract> = async (call) => {
  const { input, caller, database, apiError } = call;
  const { subscriptionId } = input;
  const row = await findOwnSubscription(database, caller.userId, { subscriptionId });
  if (!row) throw apiError('SUBSCRIPTION_NOT_FOUND');
  if (row.status !== 'active' && row.status !== 'past_due') throw apiError('SUBSCRIPTION_ENDED');
  const cards = requireCardProvider(call);
  const before = await cards.findPlan(subscriptionId);
  if (before?.status !== 'active' && before?.status !== 'past_due') throw apiError('SUBSCRIPTION_ENDED');
  const cardId = await readNewCard(call, cards);
  const plan = before.cardId === cardId ? before : await cards.setPlanCard(subscriptionId, cardId);
  await syncSubscription(database, cards, plan);
  if (before.cardId !== cardId) await releasePlanCard(cards, before);
  return {
    status: toSubscriptionStatus(plan.status),
    cardId,
    clientSecret: plan.status === 'past_due' ? plan.clientSecret : null,
  };
};

/** IDOR: a saved card or a setup of the caller's own customer. */
async function readNewCard(call: Call<typeof contract>, cards: CardProvider): Promise<string> {
  const { input, caller, database, apiError } = call;
  if (input.newCardId.startsWith('pm_')) {
    await requireOwnCard(database, cards, caller.userId, input.newCardId);
    return input.newCardId;
  }
  const [setup, customerId] = await Promise.all([
    cards.findCardSetup(input.newCardId),
    findCardCustomer(database, caller.userId),
  ]);
  if (!setup || setup.customerId === null || setup.customerId !== customerId) throw apiError('SAVED_CARD_NOT_FOUND');
  if (!setup.cardId) throw apiError('CARD_SETUP_INCOMPLETE');
  return setup.cardId;
}
