import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../connection/connect-database.ts';
import type { PeopleFilter } from '../follow/people-pages.ts';
import { insertNew } from '../statements/insert-new.ts';
import type { Page } from '../statements/key-pages.ts';
import { selectListedUsers } from './listed-users.ts';

/**
 * A condition: the caller has not muted the other user. The subquery does not depend on the row, so PostgreSQL evaluates it
 * once per statement.
 *
 * @param otherId a column with the id of the other user
 */
export const unmuted = (callerId: number | null, otherId: RawBuilder<unknown>) =>
  sql<boolean>`${otherId} <> all (array(select muted_id from mutes where user_id = ${callerId ?? 0}))`;

/** Does nothing when the user is muted already. */
export const insertMute = (database: Database, userId: number, mutedId: number): Promise<boolean> =>
  insertNew(database, 'mutes', { user_id: userId, muted_id: mutedId });

export async function deleteMute(database: Database, userId: number, mutedId: number): Promise<void> {
  await database.deleteFrom('mutes').where('user_id', '=', userId).where('muted_id', '=', mutedId).execute();
}

/** The users whom a member has muted, the newest mute first. */
export function selectMutedUserPage(database: Database, userId: number, { tag, search, ...page }: Page & PeopleFilter) {
  const list = {
    rows: sql`mutes where mutes.user_id = ${userId}`,
    otherId: sql`mutes.muted_id`,
    createdAt: sql`mutes.created_at`,
  };
  return selectListedUsers(database, { ...list, tag, search }, page);
}
