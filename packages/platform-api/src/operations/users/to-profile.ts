import { APPROVAL, type Approval } from '@xana/contracts/http/users/approval';
import type { OwnProfile } from '@xana/contracts/http/users/own-profile';
import type { getUserProfile } from '@xana/contracts/http/users/profiles';
import type { UserSummary } from '@xana/contracts/http/users/user';
import type { OutputOf } from '@xana/contracts/operation';
import type { PlatformConfig } from '../../config/platform-config.ts';
import type { ApprovalState } from '../../database/tables.ts';
import type { RankedUserRow } from '../../database/users/user-rankings.ts';
import type { UserSummaryRow } from '../../database/users/user-summary.ts';
import type { OwnProfileRow, UserProfileRow } from '../../database/users/users.ts';
import { pictureAddress } from '../../media/picture-store.ts';

const APPROVAL_NUMBERS: Record<ApprovalState, Approval> = {
  pending: APPROVAL.PENDING,
  approved: APPROVAL.APPROVED,
  disapproved: APPROVAL.DISAPPROVED,
};

function toSharedFields(config: PlatformConfig, row: OwnProfileRow | UserProfileRow) {
  const { id, name, username, bio, tags, instagram, twitter, discord, youtube, website } = row;
  return {
    id,
    name,
    username,
    bio,
    tags,
    instagram,
    twitter,
    discord,
    youtube,
    website,
    avatar: row.avatar && pictureAddress(config, row.avatar),
    banner: row.banner && pictureAddress(config, row.banner),
    profileIconColor: row.profile_icon_color,
    approval: APPROVAL_NUMBERS[row.approval_state],
  };
}

export function toOwnProfile(config: PlatformConfig, row: OwnProfileRow): OwnProfile {
  return {
    ...toSharedFields(config, row),
    email: row.email,
    phoneNumber: row.phone_number,
    isPopUpShow: row.is_popup_shown,
    approvalReason: row.approval_reason,
    version: row.profile_version,
    approvalState: row.approval_state === 'disapproved' ? 'none' : row.approval_state,
  };
}

export function toUserProfile(
  config: PlatformConfig,
  row: UserProfileRow,
  mutual: { count: number; rows: UserSummaryRow[] },
): OutputOf<typeof getUserProfile> {
  return {
    ...toSharedFields(config, row),
    address: row.address,
    createdAt: row.created_at.toISOString(),
    followerCount: row.followers,
    followingCount: row.followings,
    spaceCount: row.spaces,
    is_close_friend: row.is_close_friend,
    isFollowing: row.is_following,
    followsYou: row.follows_you,
    isMuted: row.is_muted,
    postCount: row.posts,
    mutualFollowers: { count: mutual.count, rows: mutual.rows.map((each) => toUserSummary(config, each)) },
  };
}

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
