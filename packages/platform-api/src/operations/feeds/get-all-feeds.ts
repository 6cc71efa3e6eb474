import type { getAllFeeds as contract } from '@xana/contracts/http/feeds/get-all-feeds';
import { toUserSummary, USER_COLUMNS } from '../../database/user-summary.ts';
import type { Handler } from '../../http/handler.ts';
import { pictureAddress } from '../../media/picture-address.ts';

export const getAllFeeds: Handler<typeof contract> = async ({ input, database, config }) => {
  const { count } = await database
    .selectFrom('posts')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  const rows = await database
    .selectFrom('posts')
    .innerJoin('users', 'users.id', 'posts.user_id')
    .select(['posts.id', 'text', 'picture', 'like_count', 'posts.created_at', ...USER_COLUMNS])
    .orderBy('posts.created_at', 'desc')
    .orderBy('posts.id')
    .limit(input.pageSize)
    .offset((input.pageNumber - 1) * input.pageSize)
    .execute();
  return {
    count,
    rows: rows.map((row) => ({
      id: row.id,
      descriptions: row.text,
      image: row.picture && pictureAddress(config, row.picture),
      likeCount: row.like_count,
      createdAt: row.created_at.toISOString(),
      user: toUserSummary(config, row),
    })),
  };
};
