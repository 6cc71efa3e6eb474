import type { getAllFeeds as contract } from '@xana/contracts/http/feeds/get-all-feeds';
import { type RawBuilder, sql } from 'kysely';
import { unblocked } from '../../database/blocks.ts';
import type { Database } from '../../database/connect-database.ts';
import { inOrderOf, pageOfIds } from '../../database/key-pages.ts';
import { selectPosts, toPost } from '../../database/post-rows.ts';
import { plannedEachTime } from '../../database/prepared-statements.ts';
import type { Handler } from '../../http/handler.ts';

/** Of so few the database finds the posts by whose they are; of more it looks whose the newest posts are. */
const FEW = 300;

/** Asked for first, so that it plans for as many as there are: of nobody, nothing has to be looked through. */
async function isOfFollowed(database: Database, userId: number): Promise<RawBuilder<unknown>> {
  const followed = await database
    .selectFrom('follows')
    .select('followed_id')
    .where('follower_id', '=', userId)
    .limit(FEW + 1)
    .execute();
  return followed.length > FEW
    ? sql`${plannedEachTime} posts.user_id in (select followed_id from follows where follower_id = ${userId})`
    : sql`posts.user_id = any(${followed.map(({ followed_id }) => followed_id)}::integer[])`;
}

export const getAllFeeds: Handler<typeof contract> = async ({ input, database, caller, config, fail }) => {
  if (input.from === 'following' && !caller) throw fail('TOKEN_MISSING');
  const conditions = [
    sql`not exists (select from users banned where banned.id = posts.user_id and banned.is_banned)`,
    unblocked(caller?.userId ?? null, sql`posts.user_id`),
    ...(input.userId ? [sql`posts.user_id = ${input.userId}`] : []),
    ...(input.from === 'following' && caller ? [await isOfFollowed(database, caller.userId)] : []),
  ];
  const { count, ids } = await pageOfIds(
    database,
    {
      from: sql`from posts where ${sql.join(conditions, sql` and `)}`,
      id: sql`posts.id`,
      by: sql`posts.created_at`,
      type: 'timestamptz',
      order: 'desc',
    },
    input,
  );
  if (ids.length === 0) return { count, rows: [] };
  const rows = await selectPosts(database, caller?.userId ?? null)
    .where('posts.id', 'in', ids)
    .execute();
  return { count, rows: inOrderOf(ids, rows).map((row) => toPost(config, row)) };
};
