import type { getAllFollowing as contract } from '@xana/contracts/http/follow/get-all-following';
import { sql } from 'kysely';
import type { Handler } from '../../http/handler.ts';
import { pictureAddress } from '../../media/picture-address.ts';

export const getAllFollowing: Handler<typeof contract> = async ({ input, database, caller, config }) => {
  const { count } = await database
    .selectFrom('follows')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('follower_id', '=', input.userId)
    .executeTakeFirstOrThrow();
  const rows = await database
    .selectFrom('follows')
    .innerJoin('users', 'users.id', 'follows.followed_id')
    .select(['users.id', 'users.name', 'users.avatar', 'users.profile_icon_color'])
    .select([
      sql<number>`(select count(*) from follows theirs where theirs.followed_id = users.id)`.as('followers'),
      sql<boolean>`exists (select 1 from follows mine where mine.followed_id = users.id and mine.follower_id = ${caller?.userId ?? 0})`.as(
        'is_following',
      ),
    ])
    .where('follows.follower_id', '=', input.userId)
    .orderBy('follows.created_at', 'desc')
    .orderBy('users.id')
    .limit(input.pageSize)
    .offset((input.pageNumber - 1) * input.pageSize)
    .execute();
  return {
    count,
    rows: rows.map((row) => ({
      userId: row.id,
      followerCount: row.followers,
      isFollowing: row.is_following,
      following: {
        name: row.name,
        avatar: row.avatar && pictureAddress(config, row.avatar),
        profileIconColor: row.profile_icon_color,
      },
    })),
  };
};
