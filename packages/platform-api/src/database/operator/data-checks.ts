import { sql } from 'kysely';
import type { Database } from '../connection/connect-database.ts';

/** More rows of one kind do not help to find the cause. */
const MAX_FOUND = 20;

/** Users whose balance of XENY is below 0, which no operation allows. */
export async function selectOverdrawnUsers(database: Database): Promise<number[]> {
  const rows = await database
    .selectFrom('xeny_entries')
    .select('user_id')
    .where('user_id', 'is not', null)
    .groupBy('user_id')
    .having(({ fn }) => fn.sum('amount'), '<', 0)
    .orderBy('user_id')
    .limit(MAX_FOUND)
    .execute();
  return rows.map(({ user_id }) => Number(user_id));
}

/** Payments that succeeded without the movement that credits exactly their XENY. */
export async function selectUncreditedPayments(database: Database): Promise<number[]> {
  const rows = await database
    .selectFrom('payments')
    .select('id')
    .where('status', '=', 'succeeded')
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('xeny_movements')
            .select('key')
            .where('key', '=', sql<string>`'payment:' || payments.id`)
            .whereRef('to_user', '=', 'payments.user_id')
            .whereRef('amount', '=', 'payments.xeny'),
        ),
      ),
    )
    .orderBy('id')
    .limit(MAX_FOUND)
    .execute();
  return rows.map(({ id }) => id);
}

/** Posts whose `comment_count` differs from their comments, as `count_comments()` would count them. */
export async function selectMiscountedPosts(database: Database): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select posts.id from posts
    left join (select post_id id, count(*) number from post_comments where deleted_at is null group by 1) comments using (id)
    where comment_count <> coalesce(comments.number, 0)
    order by posts.id limit ${MAX_FOUND}`.execute(database);
  return rows.map(({ id }) => id);
}

/** Users whose `user_counts` differ from their follows and posts, as `count_users()` would count them. */
export async function selectMiscountedUsers(database: Database): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select users.id from users
    left join user_counts counts on counts.user_id = users.id
    left join (select followed_id id, count(*) number from follows group by 1) followers using (id)
    left join (select follower_id id, count(*) number from follows group by 1) followings using (id)
    left join (select user_id id, count(*) number from posts where deleted_at is null group by 1) written using (id)
    where (counts.followers, counts.followings, counts.posts) is distinct from
      (coalesce(followers.number, 0), coalesce(followings.number, 0), coalesce(written.number, 0))
    order by users.id limit ${MAX_FOUND}`.execute(database);
  return rows.map(({ id }) => id);
}
