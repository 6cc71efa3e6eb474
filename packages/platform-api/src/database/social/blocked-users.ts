import { sql } from 'kysely';
import type { Database } from '../connection/connect-database.ts';
import type { PeopleFilter } from '../follow/people-pages.ts';
import type { Page } from '../statements/key-pages.ts';
import { selectListedUsers } from './listed-users.ts';

interface BlockedFilter extends PeopleFilter {
  /** Only this user. */
  blockedId?: number | undefined;
}

/** The users whom a member has blocked, the newest block first. */
export function selectBlockedUserPage(
  database: Database,
  userId: number,
  { tag, search, blockedId, ...page }: Page & BlockedFilter,
) {
  const list = {
    rows: sql`blocks where blocks.user_id = ${userId} ${blockedId ? sql`and blocks.blocked_id = ${blockedId}` : sql``}`,
    otherId: sql`blocks.blocked_id`,
    createdAt: sql`blocks.created_at`,
  };
  return selectListedUsers(database, { ...list, tag, search }, page);
}
