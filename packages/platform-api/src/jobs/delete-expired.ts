import type { Database } from '../database/connect-database.ts';
import { deleteExpiredRows } from '../database/expired-rows.ts';

const BATCH_SIZE = 2_000;

/** @returns the number of deleted rows */
export const deleteExpired = (database: Database): Promise<number> => deleteExpiredRows(database, BATCH_SIZE);
