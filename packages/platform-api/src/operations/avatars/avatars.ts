import type { Avatar } from '@xana/contracts/http/avatars/avatar';
import type * as contracts from '@xana/contracts/http/avatars/avatars';
import type { PlatformConfig } from '../../config/platform-config.ts';
import { type AvatarRow, findAvatar, selectAvatarPage } from '../../database/avatars/avatars.ts';
import type { Handler } from '../../http/handler.ts';
import { pictureAddress } from '../../media/picture-store.ts';
import { toUserSummary } from '../users/to-profile.ts';

export const getLatestAvatars: Handler<typeof contracts.getLatestAvatars> = async ({ input, database, config }) => {
  const { userId, ...page } = input;
  const { count, rows } = await selectAvatarPage(database, page, userId);
  return { count, rows: rows.map((row) => toAvatar(config, row)) };
};

export const getSingleAvatar: Handler<typeof contracts.getSingleAvatar> = async (call) => {
  const { input, database, config, apiError } = call;
  const row = await findAvatar(database, input.id);
  if (!row) throw apiError('TARGET_NOT_FOUND');
  return toAvatar(config, row);
};

const toAvatar = (config: PlatformConfig, row: AvatarRow): Avatar => ({
  id: row.id,
  name: row.name,
  image: pictureAddress(config, row.picture),
  user: toUserSummary(config, row),
});
