import { sql } from 'kysely';
import { logIn, useTestServer } from '../../../test/test-server.ts';
import { selectMiscountedPosts } from '../operator/data-checks.ts';

const POSTS = [1, 2, 3];
const server = useTestServer();
let userId: number;
beforeAll(async () => {
  ({ userId } = await logIn(server));
  await sql`insert into posts (id, user_id, text) select id, ${userId}, 'A post' from unnest(${POSTS}::integer[]) id`.execute(
    server.database,
  );
}, 120_000);

/** Adds comments with these ids to each of the posts, in the given order of the posts. */
const insertComments = (ids: number[], posts: number[]) =>
  sql`insert into post_comments (id, post_id, user_id, text)
    select comment * 10 + post, post, ${userId}, 'A comment' from unnest(${ids}::integer[]) comment, unnest(${posts}::integer[]) post`.execute(
    server.database,
  );

async function countsOf(posts: number[]): Promise<number[]> {
  const rows = await server.database
    .selectFrom('posts')
    .select('comment_count')
    .where('id', 'in', posts)
    .orderBy('id')
    .execute();
  return rows.map(({ comment_count }) => comment_count);
}

// On a PostgreSQL server the pool runs up to ten of these statements at a time, each on a connection of its own.
describe('[PR-06] the maintained count of comments', () => {
  it('equals count(*) after comments are added, deleted and restored in any order of posts at the same time', async () => {
    const batches = Array.from({ length: 20 }, (_, batch) => batch);
    await Promise.all(batches.map((batch) => insertComments([batch], batch % 2 === 0 ? POSTS : POSTS.toReversed())));
    expect(await countsOf(POSTS)).toEqual([20, 20, 20]);
    const change = (deletedAt: 'now()' | 'null', order: 'asc' | 'desc') =>
      sql`update post_comments set deleted_at = ${sql.raw(deletedAt)} where id in (
        select id from post_comments order by post_id ${sql.raw(order)}, id limit 25)`.execute(server.database);
    await Promise.all([
      change('now()', 'asc'),
      change('now()', 'desc'),
      change('null', 'desc'),
      change('now()', 'asc'),
    ]);
    expect(await selectMiscountedPosts(server.database)).toEqual([]);
  });

  it('stays the same when a comment is edited or deleted again', async () => {
    const before = await countsOf(POSTS);
    await sql`update post_comments set text = 'Edited'`.execute(server.database);
    await sql`update post_comments set deleted_at = now() where deleted_at is not null`.execute(server.database);
    expect(await countsOf(POSTS)).toEqual(before);
  });

  it('follows rows that are removed, and is right after a recount', async () => {
    await sql`delete from post_comments where post_id = 1`.execute(server.database);
    expect((await countsOf(POSTS))[0]).toBe(0);
    await sql`update posts set comment_count = 7 where id = 1`.execute(server.database);
    expect(await selectMiscountedPosts(server.database)).toEqual([1]);
    await sql`select count_comments()`.execute(server.database);
    expect([await selectMiscountedPosts(server.database), (await countsOf(POSTS))[0]]).toEqual([[], 0]);
  });
});
