import type { UserSummary } from '@xana/contracts/http/users/user';
import type { PlatformConfig } from '../../config/platform-config.ts';
import type { RankedUserRow } from '../../database/users/user-rankings.ts';
import type { UserSummaryRow } from '../../database/users/user-summary.ts';
import { pictureAddress } from '../../media/picture-address.ts';

export function toUserSummary(config: PlatformConfig, row: UserSummaryRow): UserSummary {
  return {
    id: row.user_id,
    name: row.user_name,
    avatar: row.user_avatar && pictureAddress(config, row.user_avatar),
    profileIconColor: row.user_color,
  };
}

export const toRankedUser = (config: PlatformConfig, row: RankedUserRow) => ({
  ...toUserSummary(config, row),
  followerCount: row.follower_count,
  isFollowing: row.is_following,
});
