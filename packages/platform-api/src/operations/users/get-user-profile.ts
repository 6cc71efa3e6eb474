import type { getUserProfile as contract } from '@xana/contracts/http/users/get-user-profile';
import { sql } from 'kysely';
import { unblocked } from '../../database/blocks.ts';
import { isFollowing } from '../../database/follows.ts';
import type { Handler } from '../../http/handler.ts';
import { pictureAddress } from '../../media/picture-address.ts';

export const getUserProfile: Handler<typeof contract> = async ({ input, database, caller, config, fail }) => {
  const user = await database
    .selectFrom('users')
    .innerJoin('user_counts', 'user_counts.user_id', 'users.id')
    .leftJoin('wallets', 'wallets.user_id', 'users.id')
    .select(['followers', 'followings'])
    .select(['users.id', 'name', 'username', 'avatar', 'banner', 'bio', 'profile_icon_color', 'created_at', 'address'])
    .select([sql<number>`(select count(*) from spaces where creator_id = users.id)`.as('spaces')])
    .where('users.id', '=', input.userId)
    .where('is_banned', '=', false)
    .where(unblocked(caller?.userId ?? null, sql`users.id`))
    .executeTakeFirst();
  if (!user) throw fail('USER_NOT_FOUND');
  return {
    id: user.id,
    name: user.name,
    username: user.username,
    avatar: user.avatar && pictureAddress(config, user.avatar),
    banner: user.banner && pictureAddress(config, user.banner),
    bio: user.bio,
    profileIconColor: user.profile_icon_color,
    address: user.address,
    createdAt: user.created_at.toISOString(),
    followerCount: user.followers,
    followingCount: user.followings,
    spaceCount: user.spaces,
    isFollowing: await isFollowing(database, caller?.userId, user.id),
  };
};
