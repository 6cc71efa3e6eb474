import type { getLatestAvatars as contract } from '@xana/contracts/http/avatars/get-latest-avatars';
import { selectAvatarPage } from '../../database/avatars/avatars.ts';
import type { Handler } from '../../http/handler.ts';
import { toAvatar } from './to-avatar.ts';

export const getLatestAvatars: Handler<typeof contract> = async ({ input, database, config }) => {
  const { userId, ...page } = input;
  const { count, rows } = await selectAvatarPage(database, page, userId);
  return { count, rows: rows.map((row) => toAvatar(config, row)) };
};
