import type { Database } from '../database/connection/connect-database.ts';
import { purgeDeletedPosts as purge } from '../database/feeds/deleted-posts.ts';

const BATCH_SIZE = 500;

/** Deletes posts and comments for good when they can no longer be restored (decision 0056). */
export const purgeDeletedPosts = (database: Database): Promise<void> => purge(database, BATCH_SIZE);
