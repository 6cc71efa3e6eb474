import type { getLatestAvatars as contract } from '@xana/contracts/http/avatars/get-latest-avatars';
import { toUserSummary, USER_COLUMNS } from '../../database/user-summary.ts';
import type { Handler } from '../../http/handler.ts';
import { pictureAddress } from '../../media/picture-address.ts';

export const getLatestAvatars: Handler<typeof contract> = async ({ input, database, config }) => {
  const { count } = await database
    .selectFrom('avatars')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  const rows = await database
    .selectFrom('avatars')
    .innerJoin('users', 'users.id', 'avatars.user_id')
    .select(['avatars.id', 'avatars.name', 'avatars.picture', ...USER_COLUMNS])
    .orderBy('avatars.created_at', 'desc')
    .orderBy('avatars.id')
    .limit(input.pageSize)
    .offset((input.pageNumber - 1) * input.pageSize)
    .execute();
  return {
    count,
    rows: rows.map((row) => ({
      id: row.id,
      name: row.name,
      image: pictureAddress(config, row.picture),
      user: toUserSummary(config, row),
    })),
  };
};
