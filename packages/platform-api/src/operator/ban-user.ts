import { updateBan } from '../database/bans.ts';
import type { Database } from '../database/connect-database.ts';

interface Ban {
  userId: number;
  /** False ends a ban. */
  isBanned: boolean;
  /** At most 100 characters. */
  operator: string;
  /** At most 500 characters. */
  reason: string;
}

/**
 * Bans a user, or ends the ban, and logs the decision (LG-13). Every request reads the ban, so it takes effect at once; the
 * sessions stay, so that their refresh is answered with `AUTH.BANNED`.
 *
 * @throws Error when the user does not exist or is in this state already
 */
export async function banUser(database: Database, ban: Ban): Promise<void> {
  const isChanged = await database.transaction().execute((transaction) => updateBan(transaction, ban));
  if (!isChanged)
    throw new Error(`User ${ban.userId} does not exist, or is ${ban.isBanned ? 'already' : 'not'} banned.`);
}
