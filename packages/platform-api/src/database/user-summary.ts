import type { UserSummary } from '@xana/contracts/http/spaces/space';
import type { PlatformConfig } from '../config/read-config.ts';
import { pictureAddress } from '../media/picture-address.ts';

interface UserColumns {
  user_id: number;
  user_name: string;
  user_avatar: string | null;
  user_color: string;
}

/** The columns of a joined `users` that make a summary. */
export const USER_COLUMNS = [
  'users.id as user_id',
  'users.name as user_name',
  'users.avatar as user_avatar',
  'users.profile_icon_color as user_color',
] as const;

export function toUserSummary(config: PlatformConfig, row: UserColumns): UserSummary {
  return {
    id: row.user_id,
    name: row.user_name,
    avatar: row.user_avatar && pictureAddress(config, row.user_avatar),
    profileIconColor: row.user_color,
  };
}
