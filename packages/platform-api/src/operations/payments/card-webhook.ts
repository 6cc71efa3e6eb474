import type { cardWebhook as contract } from '@xana/contracts/http/payments/card-webhook';
import type { Database } from '../../database/connection/connect-database.ts';
import { insertCardEvent, isCardEventKnown } from '../../database/payments/card-provider-rows.ts';
import type { CardEvent, CardProvider } from '../../gateways/card-provider/card-provider.ts';
import type { Call, Handler } from '../../http/handler.ts';
import { syncPaymentIntent } from './packs/sync-payment-intent.ts';
import { countCardEvent } from './payment-metrics.ts';
import { requireCardProvider } from './require-card-provider.ts';
import { syncInvoice, syncSubscription } from './subscriptions/sync-subscription.ts';
import { syncCharge } from './sync-charge.ts';

/**
 * The webhook of the card provider. An event only names the object to sync: its state is fetched from the provider, so
 * that late, duplicate and out-of-order events have the same result. An event is stored after it was handled; handling it
 * twice is idempotent.
 *
 * @see https://docs.stripe.com/webhooks#handle-duplicate-events
 */
export const cardWebhook: Handler<typeof contract> = async (call) => {
  await countCardEvent(() => handleEvent(call));
  return { received: true };
};

async function handleEvent(call: Call<typeof contract>): Promise<'handled' | 'repeated'> {
  const { file, request, database, config, apiError } = call;
  const cards = requireCardProvider(call);
  const signature = request.headers['stripe-signature'];
  if (!file || typeof signature !== 'string') throw apiError('WEBHOOK_INVALID');
  const event = cards.readEvent(file, signature);
  // A test card must not credit live XENY, and a live card no test XENY.
  if (event.isLive !== config.cards?.isLive) throw apiError('WEBHOOK_INVALID', 'The event is of the other mode.');
  if (await isCardEventKnown(database, event.id)) return 'repeated';
  await syncObject(database, cards, event);
  await insertCardEvent(database, event);
  return 'handled';
}

async function syncObject(database: Database, cards: CardProvider, { about }: CardEvent): Promise<void> {
  if (about?.kind === 'intent') {
    const intent = await cards.findIntent(about.id);
    if (intent) await syncPaymentIntent(database, intent);
  }
  if (about?.kind === 'invoice') await syncInvoice(database, cards, about.id);
  if (about?.kind === 'subscription') {
    const subscription = await cards.findPlan(about.id);
    if (subscription) await syncSubscription(database, cards, subscription);
  }
  if (about?.kind === 'charge') await syncCharge(database, cards, about.id);
  if (about?.kind === 'dispute') {
    const dispute = await cards.findDispute(about.id);
    if (dispute) await syncCharge(database, cards, dispute.chargeId, dispute);
  }
}
