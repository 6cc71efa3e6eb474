import type { Database } from '../database/connection/connect-database.ts';
import { deleteExpiredRows } from '../database/jobs/expired-rows.ts';

const BATCH_SIZE = 2_000;

/** @returns the number of deleted rows */
export const deleteExpired = (database: Database): Promise<number> => deleteExpiredRows(database, BATCH_SIZE);
