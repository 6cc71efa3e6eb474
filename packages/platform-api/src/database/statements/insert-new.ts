import type { InsertObject } from 'kysely';
import type { Database } from '../connection/connect-database.ts';
import type { Tables } from '../tables.ts';

/** Inserts a row. @returns false, without a change, when a row with the same value of a unique key exists */
export async function insertNew<Table extends keyof Tables>(
  database: Database,
  table: Table,
  row: InsertObject<Tables, Table>,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows = 0n } = await database
    .insertInto(table)
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows > 0n;
}
