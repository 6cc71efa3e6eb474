import type { FollowedPerson } from '@xana/contracts/http/follow/followed-person';
import { type RawBuilder, sql } from 'kysely';
import type { PlatformConfig } from '../config/read-config.ts';
import { pictureAddress } from '../media/picture-address.ts';
import { unblocked } from './blocks.ts';
import type { Database } from './connect-database.ts';

/** Which people: `table on …` that joins `users`, and when the tie was made. */
export interface PeopleCondition {
  ties: RawBuilder<unknown>;
  since: RawBuilder<unknown>;
  /** In any letter case. */
  tag?: string;
  /** A part of the name or username. */
  search?: string;
}

interface Page {
  callerId: number | null;
  pageNumber: number;
  pageSize: number;
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
  { ties, since, tag, search }: PeopleCondition,
  { callerId, pageNumber, pageSize }: Page,
): Promise<{ count: number; rows: PersonRow[] }> {
  const chosen = sql`from users join ${ties} where not users.is_banned and ${unblocked(callerId, sql`users.id`)}
    ${tag ? sql`and users.tags @> array[${tag.toLowerCase()}]::text[]` : sql``}
    ${search ? sql`and users.search like '%' || search_text(${literal(search)}) || '%'` : sql``}`;
  const total = await sql<{ count: number }>`select count(*) ${chosen}`.execute(database);
  const { rows } = await sql<PersonRow>`select users.id, name, username, avatar, profile_icon_color,
      (select count(*) from follows theirs where theirs.followed_id = users.id) followers,
      (select count(*) from follows theirs where theirs.follower_id = users.id) followings,
      (select count(*) from posts where posts.user_id = users.id) posts,
      exists (select from follows mine where mine.followed_id = users.id and mine.follower_id = ${callerId}) is_following,
      exists (select from close_friends mine where mine.friend_id = users.id and mine.user_id = ${callerId}) is_close_friend
    ${chosen} order by ${since} desc, users.id limit ${pageSize} offset ${(pageNumber - 1) * pageSize}`.execute(
    database,
  );
  return { count: total.rows[0]?.count ?? 0, rows };
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
