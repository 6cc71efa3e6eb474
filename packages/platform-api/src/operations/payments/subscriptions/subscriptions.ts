import type * as contracts from '@xana/contracts/http/payments/subscriptions';
import type { SubscriptionPayment } from '@xana/contracts/http/payments/subscriptions';
import type { Database } from '../../../database/connection/connect-database.ts';
import { findCardCustomer } from '../../../database/payments/card-provider-rows.ts';
import { selectPeriodReversals } from '../../../database/payments/charge-reversals.ts';
import { selectPaidMonths } from '../../../database/payments/paid-periods.ts';
import {
  findOwnSubscription,
  type SubscriptionRow,
  selectSubscriptionPage,
} from '../../../database/payments/subscriptions.ts';
import type { CardProvider } from '../../../gateways/card-provider/card-provider.ts';
import type { Call, Handler } from '../../../http/handler.ts';
import { daysAgo, historyPageOf } from '../payment-history.ts';
import { requireCardProvider } from '../require-card-provider.ts';
import { releasePlanCard } from '../saved-cards/release-plan-card.ts';
import { requireOwnCard } from '../saved-cards/shown-cards.ts';
import { toReversal } from '../to-reversal.ts';
import { cancelUnstarted } from './cancel-unstarted.ts';
import { isRunning, setCancelAtPeriodEnd, toSubscriptionState } from './set-cancel-at-period-end.ts';
import { syncSubscription, toSubscriptionStatus } from './sync-subscription.ts';

export const getSubscriptionHistory: Handler<typeof contracts.getSubscriptionHistory> = async (call) => {
  const { input, caller, database } = call;
  const since = daysAgo(input.days);
  const { count, rows } = await selectSubscriptionPage(database, caller.userId, {
    since,
    page: historyPageOf(input),
  });
  const months = await selectMonths(database, rows, since);
  return {
    count,
    rows: rows.map((row) => ({
      id: row.id,
      createdAt: row.created_at.toISOString(),
      status: toSubscriptionStatus(row.status),
      paymentType: 'recurring' as const,
      data: JSON.stringify({
        object: 'subscription',
        plan: { amount: row.unit_amount, product: row.product_id },
        payment_settings: { payment_method_types: ['card'] },
      }),
      subscriptionId: row.subscription_id,
      product: { id: row.product_id, name: row.name, xeny: row.xeny, credited: row.credited },
      amount: row.unit_amount,
      xeny: row.xeny,
      credited: row.credited,
      currentPeriodEnd: row.period_end?.toISOString() ?? null,
      cancelAtPeriodEnd: row.cancels_at_period_end,
      payments: months.get(row.id) ?? [],
    })),
  };
};

/** The overdue payment is confirmed in the browser, where the bank can ask the card holder. */
export const changeSubscriptionCard: Handler<typeof contracts.changeSubscriptionCard> = async (call) => {
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
async function readNewCard(call: Call<typeof contracts.changeSubscriptionCard>, cards: CardProvider): Promise<string> {
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

/** A row that is not running has nothing to end with its period, so it is closed at once. */
export const cancelSubscription: Handler<typeof contracts.cancelSubscription> = async (call) => {
  const { input, caller, database, config, apiError } = call;
  const { subscriptionId, id } = input;
  if (subscriptionId === undefined && id === undefined)
    throw apiError('INPUT_INVALID', 'Field "subscriptionId" or "id" is required.');
  const find = (): Promise<SubscriptionRow | undefined> =>
    findOwnSubscription(database, caller.userId, { subscriptionId, id });
  const found = await find();
  if (!found) throw apiError('SUBSCRIPTION_NOT_FOUND');
  if (found.status === 'canceled') throw apiError('SUBSCRIPTION_ENDED');
  const cards = requireCardProvider(call);
  // Its first payment may be completed in the meantime: then it is running.
  const row = isRunning(found) ? found : await cancelUnstarted(database, cards, found);
  if (!isRunning(row)) return toSubscriptionState(row);
  const mode = config.cards?.cancelMode ?? 'period-end';
  return setCancelAtPeriodEnd({ database, cards, row }, mode === 'immediate' ? 'now' : true);
};

export const resumeSubscription: Handler<typeof contracts.resumeSubscription> = async (call) => {
  const { input, caller, database, apiError } = call;
  const row = await findOwnSubscription(database, caller.userId, input);
  if (!row) throw apiError('SUBSCRIPTION_NOT_FOUND');
  if (!isRunning(row)) throw apiError('SUBSCRIPTION_ENDED');
  return setCancelAtPeriodEnd({ database, cards: requireCardProvider(call), row }, false);
};

/** The paid months of subscriptions with their refunds and disputes, by the id of the subscription's row. */
async function selectMonths(
  database: Database,
  subscriptions: readonly { id: number }[],
  since: Date,
): Promise<Map<number, SubscriptionPayment[]>> {
  const ids = subscriptions.map(({ id }) => id);
  const months = await selectPaidMonths(database, ids, since);
  const reversals = await selectPeriodReversals(
    database,
    months.map(({ invoice_id }) => invoice_id),
  );
  const toPayment = (month: (typeof months)[number]): SubscriptionPayment => ({
    id: month.invoice_id,
    createdAt: month.paid_at.toISOString(),
    startsAt: month.starts_at.toISOString(),
    endsAt: month.ends_at.toISOString(),
    amount: month.unit_amount,
    cardLast4: month.card_last4,
    reversals: reversals.filter(({ invoice_id }) => invoice_id === month.invoice_id).map(toReversal),
  });
  return new Map(ids.map((id) => [id, months.filter(({ subscription }) => subscription === id).map(toPayment)]));
}
