import type { Avatar } from '@xana/contracts/http/avatars/avatar';
import type { PlatformConfig } from '../config/read-config.ts';
import { pictureAddress } from '../media/picture-address.ts';
import type { Database } from './connect-database.ts';
import { toUserSummary, USER_COLUMNS } from './user-summary.ts';

/** Avatars with their makers; callers add what they filter. */
export function selectAvatars(database: Database) {
  return database
    .selectFrom('avatars')
    .innerJoin('users', 'users.id', 'avatars.user_id')
    .select(['avatars.id', 'avatars.name', 'avatars.picture', ...USER_COLUMNS]);
}

export type AvatarRow = Awaited<ReturnType<ReturnType<typeof selectAvatars>['execute']>>[number];

export const toAvatar = (config: PlatformConfig, row: AvatarRow): Avatar => ({
  id: row.id,
  name: row.name,
  image: pictureAddress(config, row.picture),
  user: toUserSummary(config, row),
});
