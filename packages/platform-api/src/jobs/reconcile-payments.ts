import { type Kysely, sql } from 'kysely';
import type { Database } from '../database/connect-database.ts';
import { closeAttempt } from '../database/subscriptions.ts';
import type { Tables } from '../database/tables.ts';
import type { CardProvider } from '../gateways/card-provider/card-provider.ts';
import { syncPaymentIntent } from '../operations/payments/packs/sync-payment-intent.ts';
import { syncSubscription } from '../operations/payments/subscriptions/sync-subscription.ts';

const BATCH_SIZE = 20;
/** How long to search for a subscription whose creation request got no response. */
const ABANDONED_AFTER_MS = 10 * 60_000;

/**
 * Reads the state of open payments and subscriptions from the card provider, because a webhook may be lost and a process
 * may stop between the provider's response and the write to the database. `skip locked` lets several instances share it.
 *
 * @param onError receives the error of a row that failed; it is retried later, and the other rows continue
 * @returns the number of rows that were due
 */
export async function reconcilePayments(
  database: Database,
  cards: CardProvider,
  onError: (error: unknown) => void,
  now = new Date(),
): Promise<number> {
  const payments = await takeDue(database, 'payments', now);
  for (const { id } of payments) await reconcilePayment(database, cards, id).catch(onError);
  const subscriptions = await takeDue(database, 'subscriptions', now);
  for (const { id } of subscriptions) await reconcileSubscription(database, cards, id, now).catch(onError);
  return payments.length + subscriptions.length;
}

async function reconcilePayment(database: Database, cards: CardProvider, id: number): Promise<void> {
  const { intent_id } = await database
    .selectFrom('payments')
    .select('intent_id')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  // Without an intent id no client secret was issued, so nothing can have been paid.
  const intent = intent_id && (await cards.findIntent(intent_id));
  if (intent) await syncPaymentIntent(database, intent);
}

async function reconcileSubscription(database: Database, cards: CardProvider, id: number, now: Date): Promise<void> {
  const row = await database
    .selectFrom('subscriptions')
    .leftJoin('card_customers', 'card_customers.user_id', 'subscriptions.user_id')
    .select(['subscription_id', 'attempt', 'customer_id', 'created_at'])
    .where('subscriptions.id', '=', id)
    .executeTakeFirstOrThrow();
  const plan = row.subscription_id
    ? await cards.findPlan(row.subscription_id)
    : row.customer_id && (await cards.findPlanOfRow(row.customer_id, { id, attempt: row.attempt }));
  if (plan) return syncSubscription(database, cards, plan);
  if (row.subscription_id || now.getTime() - row.created_at.getTime() < ABANDONED_AFTER_MS) return;
  await closeAttempt(database, id);
}

/** Takes the rows that are due and postpones them: the older the row, the longer. Payments are asked for two days at most. */
async function takeDue(
  database: Kysely<Tables>,
  table: 'payments' | 'subscriptions',
  now: Date,
): Promise<{ id: number }[]> {
  const { rows } = await sql<{ id: number }>`
    update ${sql.table(table)} set ask_at = case
        when ${table === 'payments'} and created_at < ${now}::timestamptz - interval '2 days' then null
        else ${now}::timestamptz + greatest(interval '1 minute', least(interval '1 hour', (${now}::timestamptz - created_at) / 2))
      end
    where id in (
      select id from ${sql.table(table)} where ask_at <= ${now} order by ask_at limit ${BATCH_SIZE} for update skip locked
    )
    returning id`.execute(database);
  return rows;
}
