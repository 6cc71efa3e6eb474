import type { Database } from '../connection/connect-database.ts';
import { insertNew } from '../statements/insert-new.ts';

export async function isCardEventKnown(database: Database, id: string): Promise<boolean> {
  const row = await database.selectFrom('card_events').select('id').where('id', '=', id).executeTakeFirst();
  return row !== undefined;
}

export const insertCardEvent = (database: Database, event: { id: string; type: string }): Promise<boolean> =>
  insertNew(database, 'card_events', { id: event.id, type: event.type });

/** The id of a user at the card provider. */
export async function findCardCustomer(database: Database, userId: number): Promise<string | undefined> {
  const row = await database
    .selectFrom('card_customers')
    .select('customer_id')
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return row?.customer_id;
}

/** Stores the id unless a concurrent request stored one. @returns the stored id */
export async function insertCardCustomer(database: Database, userId: number, customerId: string): Promise<string> {
  await insertNew(database, 'card_customers', { user_id: userId, customer_id: customerId });
  return (await findCardCustomer(database, userId)) ?? customerId;
}
