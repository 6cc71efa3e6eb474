import type { getSingleAvatar as contract } from '@xana/contracts/http/avatars/get-single-avatar';
import { selectAvatars, toAvatar } from '../../database/avatar-rows.ts';
import type { Handler } from '../../http/handler.ts';

export const getSingleAvatar: Handler<typeof contract> = async ({ input, database, config, apiError }) => {
  const row = await selectAvatars(database).where('avatars.id', '=', input.id).executeTakeFirst();
  if (!row) throw apiError('TARGET_NOT_FOUND');
  return toAvatar(config, row);
};
