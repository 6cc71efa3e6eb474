import type { getAllFeeds as contract } from '@xana/contracts/http/feeds/get-all-feeds';
import { sql } from 'kysely';
import { selectPosts, toPost } from '../../database/post-rows.ts';
import type { Handler } from '../../http/handler.ts';

export const getAllFeeds: Handler<typeof contract> = async ({ input, database, caller, config, fail }) => {
  if (input.from === 'following' && !caller) throw fail('TOKEN_MISSING');
  const conditions = [
    sql`true`,
    ...(input.userId ? [sql`posts.user_id = ${input.userId}`] : []),
    ...(input.from === 'following'
      ? [sql`posts.user_id in (select followed_id from follows where follower_id = ${caller?.userId ?? 0})`]
      : []),
  ];
  const matching = sql<boolean>`${sql.join(conditions, sql` and `)}`;
  const { count } = await selectPosts(database, caller?.userId ?? null)
    .clearSelect()
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where(matching)
    .executeTakeFirstOrThrow();
  const rows = await selectPosts(database, caller?.userId ?? null)
    .where(matching)
    .orderBy('posts.created_at', 'desc')
    .orderBy('posts.id')
    .limit(input.pageSize)
    .offset((input.pageNumber - 1) * input.pageSize)
    .execute();
  return { count, rows: rows.map((row) => toPost(config, row)) };
};
