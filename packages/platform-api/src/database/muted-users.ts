import { sql } from 'kysely';
import type { Database } from './connect-database.ts';
import type { Page } from './key-pages.ts';
import { selectListedUsers } from './listed-users.ts';
import type { PeopleFilter } from './people-pages.ts';

/** The users whom a member has muted, the newest mute first. */
export function selectMutedUserPage(database: Database, userId: number, { tag, search, ...page }: Page & PeopleFilter) {
  const list = {
    rows: sql`mutes where mutes.user_id = ${userId}`,
    otherId: sql`mutes.muted_id`,
    createdAt: sql`mutes.created_at`,
  };
  return selectListedUsers(database, { ...list, tag, search }, page);
}
