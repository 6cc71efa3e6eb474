import { purgeDeletedMessages as purge } from '../database/chat/deleted-messages.ts';
import type { Database } from '../database/connection/connect-database.ts';

const BATCH_SIZE = 500;

/** Deletes the contents of deleted messages for good when they can no longer be restored (decision 0056). */
export const purgeDeletedMessages = (database: Database): Promise<void> => purge(database, BATCH_SIZE);
