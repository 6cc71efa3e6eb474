import type { PlatformConfig } from '../../config/platform-config.ts';
import type { RankedUserRow } from '../../database/user-rankings.ts';
import { toUserSummary } from './to-user-summary.ts';

export const toRankedUser = (config: PlatformConfig, row: RankedUserRow) => ({
  ...toUserSummary(config, row),
  followerCount: row.follower_count,
  isFollowing: row.is_following,
});
