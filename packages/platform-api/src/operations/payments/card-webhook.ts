import type { cardWebhook as contract } from '@xana/contracts/http/payments/card-webhook';
import type { Database } from '../../database/connect-database.ts';
import type { CardEvent, CardProvider } from '../../gateways/card-provider/card-provider.ts';
import type { Handler } from '../../http/handler.ts';
import { syncPaymentIntent } from './packs/sync-payment-intent.ts';
import { requireCardProvider } from './require-card-provider.ts';
import { syncInvoice, syncSubscription } from './subscriptions/sync-subscription.ts';
import { syncCharge } from './sync-charge.ts';

/**
 * An event only says where to look: how things stand is asked of the provider, so that late, doubled and disordered
 * events come to the same. It is marked as heard after it was done; done twice, it is the same again.
 */
export const cardWebhook: Handler<typeof contract> = async ({
  file,
  request,
  database,
  config,
  apiError,
  ...platform
}) => {
  const cards = requireCardProvider(platform);
  const signature = request.headers['stripe-signature'];
  if (!file || typeof signature !== 'string') throw apiError('WEBHOOK_INVALID');
  const event = cards.readEvent(file, signature);
  // Test cards must never bring XENY that is worth something, nor the other way round.
  if (event.isLive !== config.cards?.isLive) throw apiError('WEBHOOK_INVALID', 'The event is of another mode.');
  const isKnown = await database.selectFrom('card_events').select('id').where('id', '=', event.id).executeTakeFirst();
  if (isKnown) return { received: true };
  await follow(database, cards, event);
  await database
    .insertInto('card_events')
    .values({ id: event.id, type: event.type })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return { received: true };
};

async function follow(database: Database, cards: CardProvider, { about }: CardEvent): Promise<void> {
  if (about?.kind === 'intent') {
    const intent = await cards.findIntent(about.id);
    if (intent) await syncPaymentIntent(database, intent);
  }
  if (about?.kind === 'invoice') await syncInvoice(database, cards, about.id);
  if (about?.kind === 'subscription') {
    const plan = await cards.findPlan(about.id);
    if (plan) await syncSubscription(database, cards, plan);
  }
  if (about?.kind === 'charge') await syncCharge(database, cards, about.id);
  if (about?.kind === 'dispute') {
    const dispute = await cards.findDispute(about.id);
    if (dispute) await syncCharge(database, cards, dispute.chargeId, dispute.isMoneyGone);
  }
}
