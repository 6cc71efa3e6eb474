import type { Avatar } from '@xana/contracts/http/avatars/avatar';
import type { PlatformConfig } from '../../config/platform-config.ts';
import type { AvatarRow } from '../../database/avatars/avatars.ts';
import { pictureAddress } from '../../media/picture-address.ts';
import { toUserSummary } from '../users/to-user-summary.ts';

export const toAvatar = (config: PlatformConfig, row: AvatarRow): Avatar => ({
  id: row.id,
  name: row.name,
  image: pictureAddress(config, row.picture),
  user: toUserSummary(config, row),
});
