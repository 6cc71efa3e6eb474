import type { FollowedPerson } from '@xana/contracts/http/follow/followed-person';
import { type RawBuilder, sql } from 'kysely';
import type { PlatformConfig } from '../config/read-config.ts';
import { pictureAddress } from '../media/picture-address.ts';
import { unblocked } from './blocks.ts';
import type { Database } from './connect-database.ts';
import { inOrderOf, type Page, pageOfIds } from './key-pages.ts';
import { isRowThere } from './row-there.ts';
import { isTagged } from './tagged.ts';

/** Which people: those at the other end of somebody's ties. */
export interface PeopleCondition {
  /** `table where …` */
  ties: RawBuilder<unknown>;
  /** The column with the other's id. */
  person: RawBuilder<unknown>;
  /** The column that says when the tie was made. */
  since: RawBuilder<unknown>;
  /** In any letter case. */
  tag?: string;
  /** A part of the name or username. */
  search?: string;
}

interface PageOfPeople extends Page {
  callerId: number | null;
}

interface PersonRow {
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

/** People in one query for all rows, and how many there are in all. Nobody who was banned. */
export async function selectPeople(
  database: Database,
  { ties, person, since, tag, search }: PeopleCondition,
  { callerId, ...page }: PageOfPeople,
): Promise<{ count: number; rows: PersonRow[] }> {
  const { count, ids } = await pageOfIds(
    database,
    {
      from: sql`from ${ties} and ${unblocked(callerId, person)}
        and not exists (select from users banned where banned.id = ${person} and banned.is_banned)
        ${tag || search ? sql`and exists (select from users where users.id = ${person} and ${matching(tag, search)})` : sql``}`,
      id: person,
      by: since,
      type: 'timestamptz',
      order: 'desc',
    },
    page,
  );
  if (ids.length === 0) return { count, rows: [] };
  const { rows } =
    await sql<PersonRow>`select users.id, name, username, avatar, profile_icon_color, followers, followings, posts,
      ${isRowThere(sql`follows mine where mine.followed_id = users.id and mine.follower_id = ${callerId}`)} is_following,
      ${isRowThere(sql`close_friends mine where mine.friend_id = users.id and mine.user_id = ${callerId}`)} is_close_friend
    from users join user_counts on user_counts.user_id = users.id where users.id in (${sql.join(ids)})`.execute(
      database,
    );
  return { count, rows: inOrderOf(ids, rows) };
}

function matching(tag?: string, search?: string): RawBuilder<unknown> {
  return sql`${tag ? isTagged(sql`users.tags`, tag) : sql`true`}
    ${search ? sql`and users.search like '%' || search_text(${literal(search)}) || '%'` : sql``}`;
}

/** What `like` reads as itself. */
const literal = (text: string) => text.replace(/[\\%_]/g, '\\$&');

export function toFollowedPerson(config: PlatformConfig, row: PersonRow): FollowedPerson {
  return {
    userId: row.id,
    followerCount: row.followers,
    followingCount: row.followings,
    feedCount: row.posts,
    isFollowing: row.is_following,
    following: {
      name: row.name,
      username: row.username,
      avatar: row.avatar && pictureAddress(config, row.avatar),
      profileIconColor: row.profile_icon_color,
      is_close_friend: row.is_close_friend,
    },
  };
}
