import type { FollowedPerson } from '@xana/contracts/http/follow/followed-person';
import type { PlatformConfig } from '../../config/platform-config.ts';
import type { PersonRow } from '../../database/follow/people-pages.ts';
import { pictureAddress } from '../../media/picture-store.ts';

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
