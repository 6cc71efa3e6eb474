import type { Database } from '../../../database/connect-database.ts';

/** An attempt of which no plan came: it stands in the history as one that failed. */
export async function closeAttempt(database: Database, id: number): Promise<void> {
  await database
    .updateTable('subscriptions')
    .set({ status: 'failed', ask_at: null })
    .where('id', '=', id)
    .where('subscription_id', 'is', null)
    .execute();
}
