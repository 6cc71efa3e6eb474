import type { Database } from '../database/connect-database.ts';
import { purgeDeletedMessages as purge } from '../database/deleted-messages.ts';

const BATCH_SIZE = 500;

/** Deletes the contents of deleted messages for good when they can no longer be restored (decision 0056). */
export const purgeDeletedMessages = (database: Database): Promise<void> => purge(database, BATCH_SIZE);
