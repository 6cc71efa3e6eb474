import type { getLatestAvatars as contract } from '@xana/contracts/http/avatars/get-latest-avatars';
import { sql } from 'kysely';
import { selectAvatars, toAvatar } from '../../database/avatar-rows.ts';
import { inOrderOf, pageOfIds } from '../../database/key-pages.ts';
import type { Handler } from '../../http/handler.ts';

export const getLatestAvatars: Handler<typeof contract> = async ({ input, database, config }) => {
  const { count, ids } = await pageOfIds(
    database,
    { from: sql`from avatars where true`, id: sql`id`, by: sql`created_at`, type: 'timestamptz', order: 'desc' },
    input,
  );
  if (ids.length === 0) return { count, rows: [] };
  const rows = await selectAvatars(database).where('avatars.id', 'in', ids).execute();
  return { count, rows: inOrderOf(ids, rows).map((row) => toAvatar(config, row)) };
};
