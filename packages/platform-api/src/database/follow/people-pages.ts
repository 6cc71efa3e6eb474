import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../connection/connect-database.ts';
import { escapeLike } from '../search/contains-text.ts';
import { isTagged } from '../search/tag-search.ts';
import { unblocked } from '../social/blocks.ts';
import { existsColumn } from '../statements/exists-column.ts';
import { inOrderOf, newestBy, type Page, pageOfIds } from '../statements/key-pages.ts';
import { isActive } from '../users/active-users.ts';
import type { UserSummaryRow } from '../users/user-summary.ts';

export interface PeopleFilter {
  /** The key of a tag, or its label in either language, in any letter case. */
  tag?: string | undefined;
  /** A part of the name or username. */
  search?: string | undefined;
}

interface Relation extends PeopleFilter {
  /** `table where …`: the rows of one user in a table of relations. */
  rows: RawBuilder<unknown>;
  /** The column with the id of the other user. */
  otherId: RawBuilder<unknown>;
  createdAt: RawBuilder<unknown>;
}

export interface PersonRow {
  id: number;
  name: string;
  username: string;
  avatar: string | null;
  profile_icon_color: string;
  followers: number;
  followings: number;
  posts: number;
  is_following: boolean;
  is_close_friend: boolean;
}

/**
 * One page of the users at the other end of a relation, the newest relation first, and how many there are in all.
 * Excludes banned users and users with a block between them and the caller.
 */
export async function selectPeoplePage(
  database: Database,
  { rows: relation, otherId, createdAt, tag, search }: Relation,
  { callerId, ...page }: Page & { callerId: number | null },
): Promise<{ count: number; rows: PersonRow[] }> {
  const { count, ids } = await pageOfIds(
    database,
    {
      from: sql`from ${relation} and ${unblocked(callerId, otherId)}
        and ${isActive(otherId)}
        ${tag || search ? sql`and exists (select from users where users.id = ${otherId} and ${matchesPerson(tag, search)})` : sql``}`,
      ...newestBy(otherId, createdAt),
    },
    page,
  );
  if (ids.length === 0) return { count, rows: [] };
  const { rows } =
    await sql<PersonRow>`select users.id, name, username, avatar, profile_icon_color, followers, followings, posts,
      ${existsColumn(sql`follows mine where mine.followed_id = users.id and mine.follower_id = ${callerId}`)} is_following,
      ${existsColumn(sql`close_friends mine where mine.friend_id = users.id and mine.user_id = ${callerId}`)} is_close_friend
    from users join user_counts on user_counts.user_id = users.id where users.id in (${sql.join(ids)})`.execute(
      database,
    );
  return { count, rows: inOrderOf(ids, rows) };
}

/** A condition on a row of `users`. */
export function matchesPerson(tag?: string, search?: string): RawBuilder<unknown> {
  return sql`${tag ? isTagged(sql`users.tags`, tag) : sql`true`}
    ${search ? sql`and users.search like '%' || search_text(${escapeLike(search)}) || '%'` : sql``}`;
}

/** How many are named; the others are counted. */
const MAX_NAMED = 3;

/** The followers of a user whom the caller follows: the newest three, and how many there are. */
export async function selectMutualFollowers(
  database: Database,
  callerId: number,
  userId: number,
): Promise<{ count: number; rows: UserSummaryRow[] }> {
  const { rows } = await sql<UserSummaryRow & { total: number }>`select users.id user_id, users.name user_name,
      users.avatar user_avatar, users.profile_icon_color user_color, count(*) over () total
    from follows mine
      join follows theirs on theirs.follower_id = mine.followed_id and theirs.followed_id = ${userId}
      join users on users.id = mine.followed_id and not users.is_inactive
    where mine.follower_id = ${callerId} and ${unblocked(callerId, sql`mine.followed_id`)}
    order by theirs.created_at desc, users.id limit ${MAX_NAMED}`.execute(database);
  return { count: Number(rows[0]?.total ?? 0), rows };
}
