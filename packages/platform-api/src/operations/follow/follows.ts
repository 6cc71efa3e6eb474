import type * as contracts from '@xana/contracts/http/follow/follows';
import type { FriendPresence } from '@xana/contracts/http/spaces/presence';
import type { PlatformConfig } from '../../config/platform-config.ts';
import { acceptRequestOf } from '../../database/chat/message-requests.ts';
import { deleteFollow, insertFollow } from '../../database/follow/follows.ts';
import { isReachable } from '../../database/social/blocks.ts';
import { type FriendPresenceRow, selectFriendPresences } from '../../database/spaces/space-presences.ts';
import { readFollowerCount } from '../../database/users/user-counts.ts';
import type { Handler } from '../../http/handler.ts';
import { pictureAddress } from '../../media/picture-store.ts';
import { notify, withdrawNotice } from '../notifications/notify.ts';
import { localized } from '../spaces/to-space.ts';
import { toUserSummary } from '../users/to-profile.ts';
import { listFollows } from './follow-lists.ts';

const MAX_FRIENDS = 1_000;
const MAX_PRESENT = 100;

export const followUser: Handler<typeof contracts.followUser> = async (call) => {
  const { input, database, caller, apiError, memberLimits } = call;
  if (input.userId === caller.userId) throw apiError('FOLLOW_SELF');
  await memberLimits.require('follow', caller.userId);
  if (!(await isReachable(database, caller.userId, input.userId))) throw apiError('USER_NOT_FOUND');
  await database.transaction().execute(async (transaction) => {
    const isNew = await insertFollow(transaction, caller.userId, input.userId);
    if (!isNew) return;
    await acceptRequestOf(transaction, caller.userId, input.userId);
    await notify(transaction, { kind: 'follow', to: input.userId, actorId: caller.userId });
  });
  return { isFollowing: true, followerCount: await readFollowerCount(database, input.userId) };
};

export const unfollowUser: Handler<typeof contracts.unfollowUser> = async ({ input, database, caller }) => {
  await database.transaction().execute(async (transaction) => {
    await deleteFollow(transaction, caller.userId, input.userId);
    await withdrawNotice(transaction, { kind: 'follow', to: input.userId, actorId: caller.userId });
  });
  return { isFollowing: false, followerCount: await readFollowerCount(database, input.userId) };
};

const listFollowing = listFollows('following');

export const searchFollowing: Handler<typeof contracts.searchFollowing> = ({
  input: { searchText, ...page },
  caller,
  ...context
}) => listFollowing({ ...context, caller, input: { ...page, userId: caller.userId, search: searchText } });

export const getFriendsPresence: Handler<typeof contracts.getFriendsPresence> = async (call) => {
  const { database, caller, config, onlineMembers } = call;
  const friends = await selectFriendPresences(database, caller.userId, MAX_FRIENDS);
  const elsewhere = friends.filter((row) => row.space_id === null).map((row) => row.user_id);
  const online = new Set(await onlineMembers.among(elsewhere));
  const present = friends.filter((row) => row.space_id !== null || online.has(row.user_id));
  return { count: present.length, rows: present.slice(0, MAX_PRESENT).map((row) => toFriendPresence(config, row)) };
};

const toFriendPresence = (config: PlatformConfig, row: FriendPresenceRow): FriendPresence => ({
  user: toUserSummary(config, row),
  space: toSpaceSummary(config, row),
});

function toSpaceSummary(config: PlatformConfig, row: FriendPresenceRow): FriendPresence['space'] {
  const { space_id, space_name, space_name_ja, space_entity_type, space_is_game, space_picture } = row;
  // The columns of one row are null together.
  if (space_id === null || space_name === null || space_entity_type === null || space_picture === null) return null;
  return {
    id: space_id,
    name: space_name,
    ...localized({ name_ja: space_name_ja }),
    entityType: space_entity_type,
    isGame: space_is_game === true,
    thumbnail: pictureAddress(config, space_picture),
  };
}
