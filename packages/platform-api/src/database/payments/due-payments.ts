import { sql } from 'kysely';
import type { Database } from '../connection/connect-database.ts';

/**
 * Takes rows that are due for reconciliation and postpones them: the older the row, the longer. Payments are due for two
 * days at most. `skip locked` lets several instances share the work.
 */
export async function takeDueRows(
  database: Database,
  table: 'payments' | 'subscriptions',
  { now, limit }: { now: Date; limit: number },
): Promise<{ id: number }[]> {
  const { rows } = await sql<{ id: number }>`
    update ${sql.table(table)} set ask_at = case
        when ${table === 'payments'} and created_at < ${now}::timestamptz - interval '2 days' then null
        else ${now}::timestamptz + greatest(interval '1 minute', least(interval '1 hour', (${now}::timestamptz - created_at) / 2))
      end
    where id in (
      select id from ${sql.table(table)} where ask_at <= ${now} order by ask_at limit ${limit} for update skip locked
    )
    returning id`.execute(database);
  return rows;
}

export async function findIntentId(database: Database, paymentId: number): Promise<string | null> {
  const { intent_id } = await database
    .selectFrom('payments')
    .select('intent_id')
    .where('id', '=', paymentId)
    .executeTakeFirstOrThrow();
  return intent_id;
}

/** What identifies a subscription at the card provider, also before the provider has answered its creation. */
export function findSubscriptionKeys(database: Database, id: number) {
  return database
    .selectFrom('subscriptions')
    .leftJoin('card_customers', 'card_customers.user_id', 'subscriptions.user_id')
    .select(['subscription_id', 'attempt', 'customer_id', 'created_at'])
    .where('subscriptions.id', '=', id)
    .executeTakeFirstOrThrow();
}
