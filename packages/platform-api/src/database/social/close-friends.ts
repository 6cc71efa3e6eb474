import { sql } from 'kysely';
import type { Database } from '../connection/connect-database.ts';
import { selectPeoplePage } from '../follow/people-pages.ts';
import { insertNew } from '../statements/insert-new.ts';
import type { Page } from '../statements/key-pages.ts';

/** Does nothing when the friend is marked already. */
export const insertCloseFriend = (database: Database, userId: number, friendId: number): Promise<boolean> =>
  insertNew(database, 'close_friends', { user_id: userId, friend_id: friendId });

export async function deleteCloseFriend(database: Database, userId: number, friendId: number): Promise<void> {
  await database.deleteFrom('close_friends').where('user_id', '=', userId).where('friend_id', '=', friendId).execute();
}

export async function deleteCloseFriendsBetween(database: Database, oneId: number, otherId: number): Promise<void> {
  const both = [oneId, otherId];
  await database.deleteFrom('close_friends').where('user_id', 'in', both).where('friend_id', 'in', both).execute();
}

/** The close friends of the caller, the newest first. */
export function selectCloseFriendPage(database: Database, callerId: number, page: Page) {
  const relation = {
    rows: sql`close_friends where close_friends.user_id = ${callerId}`,
    otherId: sql`close_friends.friend_id`,
    createdAt: sql`close_friends.created_at`,
  };
  return selectPeoplePage(database, relation, { ...page, callerId });
}
