import type { getFriendsPresence as contract } from '@xana/contracts/http/follow/get-friends-presence';
import type { FriendPresence } from '@xana/contracts/http/spaces/presence';
import type { PlatformConfig } from '../../config/platform-config.ts';
import { type FriendPresenceRow, selectFriendPresences } from '../../database/spaces/space-presences.ts';
import type { Handler } from '../../http/handler.ts';
import { pictureAddress } from '../../media/picture-address.ts';
import { localized } from '../spaces/to-space.ts';
import { toUserSummary } from '../users/to-user-summary.ts';

const MAX_FRIENDS = 1_000;
const MAX_ROWS = 100;

export const getFriendsPresence: Handler<typeof contract> = async ({ database, caller, config, onlineMembers }) => {
  const friends = await selectFriendPresences(database, caller.userId, MAX_FRIENDS);
  const elsewhere = friends.filter((row) => row.space_id === null).map((row) => row.user_id);
  const online = new Set(await onlineMembers.among(elsewhere));
  const present = friends.filter((row) => row.space_id !== null || online.has(row.user_id));
  return { count: present.length, rows: present.slice(0, MAX_ROWS).map((row) => toFriendPresence(config, row)) };
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
