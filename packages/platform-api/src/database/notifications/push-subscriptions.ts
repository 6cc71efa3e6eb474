import type { Insertable } from 'kysely';
import { sql } from 'kysely';
import type { Database } from '../connection/connect-database.ts';
import { violatesUnique } from '../connection/unique-violation.ts';
import type { PushTables } from './push-tables.ts';

type NewSubscription = Omit<Insertable<PushTables['push_subscriptions']>, 'created_at'>;

/** The endpoint that a session subscribed; null without a subscription. */
export async function findPushEndpoint(database: Database, sessionId: string): Promise<string | null> {
  const found = await database
    .selectFrom('push_subscriptions')
    .select('endpoint')
    .where('session_id', '=', sessionId)
    .executeTakeFirst();
  return found?.endpoint ?? null;
}

/**
 * Stores the subscription of a session in place of an earlier one. A browser keeps its endpoint when another member logs in: the
 * endpoint moves to the new session if the caller has its keys, which only the browser knows.
 *
 * @returns `taken`: the endpoint is stored with other keys. `ended`: the session ended in the meantime
 */
export async function upsertPushSubscription(
  database: Database,
  subscription: NewSubscription,
): Promise<'stored' | 'taken' | 'ended'> {
  const { session_id, user_id, endpoint, p256dh, auth, locale } = subscription;
  const store = async (transaction: Database) => {
    await transaction
      .deleteFrom('push_subscriptions')
      .where('endpoint', '=', endpoint)
      .where('session_id', '<>', session_id)
      .where('p256dh', '=', p256dh)
      .where('auth', '=', auth)
      .execute();
    const { numAffectedRows = 0n } = await sql`
      insert into push_subscriptions (session_id, user_id, endpoint, p256dh, auth, locale)
      select id, user_id, ${endpoint}::text, ${p256dh}::text, ${auth}::text, ${locale}::text from sessions
      where id = ${session_id} and user_id = ${user_id} for key share
      on conflict (session_id) do update set endpoint = excluded.endpoint, p256dh = excluded.p256dh,
        auth = excluded.auth, locale = excluded.locale`.execute(transaction);
    return numAffectedRows > 0n ? 'stored' : 'ended';
  };
  try {
    return await database.transaction().execute(store);
  } catch (error) {
    if (violatesUnique(error, 'push_subscriptions_endpoint_key')) return 'taken';
    throw error;
  }
}

export async function deletePushSubscription(database: Database, sessionId: string): Promise<void> {
  await database.deleteFrom('push_subscriptions').where('session_id', '=', sessionId).execute();
}

/** Deletes a subscription that the push service does not know any more, unless the browser has renewed it. */
export async function deleteGoneSubscription(
  database: Database,
  { sessionId, endpoint }: { sessionId: string; endpoint: string },
): Promise<void> {
  await database
    .deleteFrom('push_subscriptions')
    .where('session_id', '=', sessionId)
    .where('endpoint', '=', endpoint)
    .execute();
}
