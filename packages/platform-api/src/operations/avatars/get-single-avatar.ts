import type { getSingleAvatar as contract } from '@xana/contracts/http/avatars/get-single-avatar';
import { findAvatar } from '../../database/avatars/avatars.ts';
import type { Handler } from '../../http/handler.ts';
import { toAvatar } from './to-avatar.ts';

export const getSingleAvatar: Handler<typeof contract> = async ({ input, database, config, apiError }) => {
  const row = await findAvatar(database, input.id);
  if (!row) throw apiError('TARGET_NOT_FOUND');
  return toAvatar(config, row);
};
