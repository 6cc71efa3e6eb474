import type { Database } from '../database/connection/connect-database.ts';
import { purgeDeletedSpaces as purge } from '../database/spaces/deleted-spaces.ts';

const BATCH_SIZE = 100;

/** Deletes spaces for good when they can no longer be restored (decision 0095). */
export const purgeDeletedSpaces = (database: Database): Promise<void> => purge(database, BATCH_SIZE);
