import type { Database } from '../connection/connect-database.ts';

export async function isCardEventKnown(database: Database, id: string): Promise<boolean> {
  const row = await database.selectFrom('card_events').select('id').where('id', '=', id).executeTakeFirst();
  return row !== undefined;
}

export async function insertCardEvent(database: Database, event: { id: string; type: string }): Promise<void> {
  await database
    .insertInto('card_events')
    .values({ id: event.id, type: event.type })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

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
  await database
    .insertInto('card_customers')
    .values({ user_id: userId, customer_id: customerId })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return (await findCardCustomer(database, userId)) ?? customerId;
}
