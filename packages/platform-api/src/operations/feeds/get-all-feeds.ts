import type { getAllFeeds as contract } from '@xana/contracts/http/feeds/get-all-feeds';
import { sql } from 'kysely';
import { unblocked } from '../../database/blocks.ts';
import type { Database } from '../../database/connect-database.ts';
import { existsColumn } from '../../database/exists-column.ts';
import { inOrderOf, type Page, pageOfIds } from '../../database/key-pages.ts';
import { selectPosts, toPost } from '../../database/posts.ts';
import { plannedEachTime } from '../../database/prepared-statements.ts';
import type { Handler } from '../../http/handler.ts';

/** Of so many people each one's newest posts are put together; of more it is looked whose the newest posts are. */
const MANY = 2_000;

/**
 * Posts of those whom somebody follows. How many there are, and how much they write, is known to no plan, so that each
 * way is one whose work is bounded: by so many posts of each, or by how rarely posts of so many people come.
 */
async function ofFollowed(database: Database, userId: number, { pageNumber, pageSize }: Page) {
  const follows = sql`follows where follower_id = ${userId}`;
  const { rows } = await sql<{ many: boolean }>`select count(*) > ${MANY} many
    from (select from ${follows} limit ${MANY + 1}) followed`.execute(database);
  const counted = sql`from posts where ${plannedEachTime} posts.user_id in (select followed_id from ${follows})`;
  const from = rows[0]?.many
    ? sql`from posts where ${existsColumn(sql`${follows} and followed_id = posts.user_id`)}`
    : sql`from (select followed_id from ${follows}) followed cross join lateral (
        select id, user_id, created_at from posts where user_id = followed.followed_id
        order by created_at desc, id limit ${pageNumber * pageSize}
      ) posts where true`;
  return { from, counted };
}

export const getAllFeeds: Handler<typeof contract> = async ({ input, database, caller, config, apiError }) => {
  if (input.from === 'following' && !caller) throw apiError('TOKEN_MISSING');
  const conditions = [
    sql`not exists (select from users banned where banned.id = posts.user_id and banned.is_banned)`,
    unblocked(caller?.userId ?? null, sql`posts.user_id`),
    ...(input.userId ? [sql`posts.user_id = ${input.userId}`] : []),
  ];
  const all = sql`from posts where true`;
  const { from, counted } =
    input.from === 'following' && caller
      ? await ofFollowed(database, caller.userId, input)
      : { from: all, counted: all };
  const those = sql`and ${sql.join(conditions, sql` and `)}`;
  const { count, ids } = await pageOfIds(
    database,
    {
      from: sql`${from} ${those}`,
      counted: sql`${counted} ${those}`,
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
