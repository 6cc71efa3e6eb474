import { sql } from 'kysely';
import type { Database } from '../connection/connect-database.ts';
import type { PeopleFilter } from '../follow/people-pages.ts';
import type { Page } from '../statements/key-pages.ts';
import { selectListedUsers } from './listed-users.ts';

/** The users whom a member has muted, the newest mute first. */
export function selectMutedUserPage(database: Database, userId: number, { tag, search, ...page }: Page & PeopleFilter) {
  const list = {
    rows: sql`mutes where mutes.user_id = ${userId}`,
    otherId: sql`mutes.muted_id`,
    createdAt: sql`mutes.created_at`,
  };
  return selectListedUsers(database, { ...list, tag, search }, page);
}
