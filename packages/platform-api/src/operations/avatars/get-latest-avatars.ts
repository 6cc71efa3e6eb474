import type { getLatestAvatars as contract } from '@xana/contracts/http/avatars/get-latest-avatars';
import { sql } from 'kysely';
import { inOrderOf, pageOfIds } from '../../database/key-pages.ts';
import { toUserSummary, USER_COLUMNS } from '../../database/user-summary.ts';
import type { Handler } from '../../http/handler.ts';
import { pictureAddress } from '../../media/picture-address.ts';

export const getLatestAvatars: Handler<typeof contract> = async ({ input, database, config }) => {
  const { count, ids } = await pageOfIds(
    database,
    { from: sql`from avatars where true`, id: sql`id`, by: sql`created_at`, type: 'timestamptz', order: 'desc' },
    input,
  );
  if (ids.length === 0) return { count, rows: [] };
  const rows = await database
    .selectFrom('avatars')
    .innerJoin('users', 'users.id', 'avatars.user_id')
    .select(['avatars.id', 'avatars.name', 'avatars.picture', ...USER_COLUMNS])
    .where('avatars.id', 'in', ids)
    .execute();
  return {
    count,
    rows: inOrderOf(ids, rows).map((row) => ({
      id: row.id,
      name: row.name,
      image: pictureAddress(config, row.picture),
      user: toUserSummary(config, row),
    })),
  };
};
