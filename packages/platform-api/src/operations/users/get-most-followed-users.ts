import type { getMostFollowedUsers as contract } from '@xana/contracts/http/users/get-most-followed-users';
import { sql } from 'kysely';
import type { Handler } from '../../http/handler.ts';
import { pictureAddress } from '../../media/picture-address.ts';

const SHOWN = 20;

export const getMostFollowedUsers: Handler<typeof contract> = async ({ database, caller, config }) => {
  const rows = await database
    .selectFrom('follows')
    .innerJoin('users', 'users.id', 'follows.followed_id')
    .select(['users.id', 'users.name', 'users.avatar', 'users.profile_icon_color'])
    .select(({ fn }) => fn.countAll<number>().as('follower_count'))
    .select(sql<boolean>`bool_or(follows.follower_id = ${caller?.userId ?? 0})`.as('is_following'))
    .where('users.is_banned', '=', false)
    .groupBy('users.id')
    .orderBy('follower_count', 'desc')
    .orderBy('users.id')
    .limit(SHOWN)
    .execute();
  return {
    count: rows.length,
    rows: rows.map((row) => ({
      id: row.id,
      name: row.name,
      avatar: row.avatar && pictureAddress(config, row.avatar),
      profileIconColor: row.profile_icon_color,
      followerCount: row.follower_count,
      isFollowing: row.is_following,
    })),
  };
};
