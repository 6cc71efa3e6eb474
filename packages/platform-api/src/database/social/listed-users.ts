import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../connection/connect-database.ts';
import { matchesPerson, type PeopleFilter } from '../follow/people-pages.ts';
import { inOrderOf, newestBy, type Page, pageOfIds } from '../statements/key-pages.ts';
import type { UserSummaryRow } from '../users/user-summary.ts';

interface PrivateList extends PeopleFilter {
  /** `table where …`: the rows of one member. */
  rows: RawBuilder<unknown>;
  /** The column with the id of the other user. */
  otherId: RawBuilder<unknown>;
  createdAt: RawBuilder<unknown>;
}

interface ListedUserRow extends UserSummaryRow {
  id: number;
  username: string;
  listed_at: Date;
}

/**
 * One page of the users whom a member blocked or muted, the newest first. Includes banned users, so that every block and
 * mute can be lifted.
 */
async function selectListedUsers(
  database: Database,
  { rows: list, otherId, createdAt, tag, search }: PrivateList,
  page: Page,
): Promise<{ count: number; rows: ListedUserRow[] }> {
  const matching =
    tag || search
      ? sql`and exists (select from users where users.id = ${otherId} and ${matchesPerson(tag, search)})`
      : sql``;
  const from = sql`from ${list} ${matching}`;
  const { count, ids } = await pageOfIds(database, { from, ...newestBy(otherId, createdAt) }, page);
  if (ids.length === 0) return { count, rows: [] };
  const { rows } = await sql<ListedUserRow>`select users.id, users.username, users.id user_id, users.name user_name,
      users.avatar user_avatar, users.profile_icon_color user_color,
      (select ${createdAt} from ${list} and ${otherId} = users.id) listed_at
    from users where users.id in (${sql.join(ids)})`.execute(database);
  return { count, rows: inOrderOf(ids, rows) };
}

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

/** The users whom a member has muted, the newest mute first. */
export function selectMutedUserPage(database: Database, userId: number, { tag, search, ...page }: Page & PeopleFilter) {
  const list = {
    rows: sql`mutes where mutes.user_id = ${userId}`,
    otherId: sql`mutes.muted_id`,
    createdAt: sql`mutes.created_at`,
  };
  return selectListedUsers(database, { ...list, tag, search }, page);
}
