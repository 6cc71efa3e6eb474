import type { getUserProfile as contract } from '@xana/contracts/http/users/get-user-profile';
import { sql } from 'kysely';
import { unblocked } from '../../database/blocks.ts';
import { existsColumn } from '../../database/exists-column.ts';
import { isFollowing } from '../../database/follows.ts';
import type { Handler } from '../../http/handler.ts';
import { pictureAddress } from '../../media/picture-address.ts';
import { APPROVAL_NUMBERS } from './approval.ts';

export const getUserProfile: Handler<typeof contract> = async ({ input, database, caller, config, apiError }) => {
  const user = await database
    .selectFrom('users')
    .innerJoin('user_counts', 'user_counts.user_id', 'users.id')
    .leftJoin('wallets', 'wallets.user_id', 'users.id')
    .select(['followers', 'followings'])
    .select(['users.id', 'name', 'username', 'avatar', 'banner', 'bio', 'profile_icon_color', 'created_at', 'address'])
    .select(['tags', 'approval_state', 'instagram', 'twitter', 'discord', 'youtube', 'website'])
    .select([
      sql<number>`(select count(*) from spaces where creator_id = users.id)`.as('spaces'),
      existsColumn(sql`close_friends where friend_id = users.id and user_id = ${caller?.userId ?? 0}`).as(
        'is_close_friend',
      ),
    ])
    .where('users.id', '=', input.userId)
    .where('is_banned', '=', false)
    .where(unblocked(caller?.userId ?? null, sql`users.id`))
    .executeTakeFirst();
  if (!user) throw apiError('USER_NOT_FOUND');
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
    is_close_friend: user.is_close_friend,
    tags: user.tags,
    approval: APPROVAL_NUMBERS[user.approval_state],
    instagram: user.instagram,
    twitter: user.twitter,
    discord: user.discord,
    youtube: user.youtube,
    website: user.website,
    isFollowing: await isFollowing(database, caller?.userId, user.id),
  };
};
