import { sql } from 'kysely';
import { logIn, useTestServer } from '../../../test/test-server.ts';

const server = useTestServer({ seed: 'demo' });

type Posts = { count: number; rows: { id: number; user: { id: number }; createdAt: string }[] };
const posts = async (url: string, token?: string) => (await server.ask('GET', url, { token })).data as Posts;

it('[PR-06] returns one post by its id', async () => {
  const [newest] = (await posts('/feeds/public/v2/get-all-feeds/1/1')).rows;
  expect((await server.ask('GET', `/feeds/v2/single-feed/${newest?.id}`)).data).toEqual(newest);
  expect((await server.ask('GET', '/feeds/v2/single-feed/99999')).code).toBe('POST_NOT_FOUND');
});

it('[RT-08] returns the posts of followed users to members alone', async () => {
  const url = '/feeds/public/v2/get-all-feeds/1/50?from=following';
  expect((await server.ask('GET', url)).code).toBe('TOKEN_MISSING');
  const me = await logIn(server);
  expect((await posts(url, me.token)).count).toBe(0);
  const author = (await posts('/feeds/public/v2/get-all-feeds/1/1')).rows[0]?.user.id ?? 0;
  await me.post('/follow/user', { userId: author });
  const mine = await posts(url, me.token);
  expect(new Set(mine.rows.map(({ user }) => user.id))).toEqual(new Set([author]));
  expect(mine.count).toBe((await posts(`/feeds/public/v2/get-all-feeds/1/1?userId=${author}`)).count);
});

it.each([
  ['who wrote the newest posts', 'desc'],
  ['who wrote no new posts', 'asc'],
] as const)(
  'lists the posts of followed users %s in the same order as all posts, page after page',
  async (_title, order) => {
    const me = await logIn(server);
    const { rows: authors } = await sql<{ user_id: number }>`select user_id from posts where deleted_at is null
    group by user_id order by max(created_at) ${sql.raw(order)} limit 6`.execute(server.database);
    for (const { user_id } of authors) {
      await me.post('/follow/user', { userId: user_id });
    }
    // More than a few, so that the newest posts decide how the feed is read.
    await sql`with silent as (
      insert into users (name, username, profile_icon_color, is_popup_shown)
      select 'Silent', ${order} || n, '#5b3df5', false from generate_series(1, 120) n returning id
    ) insert into follows (follower_id, followed_id) select ${me.userId}, id from silent`.execute(server.database);
    const followed = authors.map(({ user_id }) => user_id);
    const wanted = await server.database
      .selectFrom('posts')
      .select('id')
      .where('user_id', 'in', followed)
      .where('deleted_at', 'is', null)
      .orderBy('created_at', 'desc')
      .orderBy('id')
      .execute();
    const seen: number[] = [];
    // The last page first: no page before it has left its end behind.
    const pages = Math.ceil(wanted.length / 5);
    for (const page of [pages, ...Array.from({ length: pages }, (_, index) => index + 1)]) {
      const { rows, count } = await posts(`/feeds/public/v2/get-all-feeds/${page}/5?from=following`, me.token);
      expect(count).toBe(wanted.length);
      seen.push(...rows.map(({ id }) => id));
    }
    const ids = wanted.map(({ id }) => id);
    expect(seen).toEqual([...ids.slice((pages - 1) * 5), ...ids]);
  },
);

it('[MO-01] leaves a post out of the feed of the member who reported it, and in the list of its author', async () => {
  const me = await logIn(server);
  const [reported] = (await posts('/feeds/public/v2/get-all-feeds/1/1', me.token)).rows;
  const id = reported?.id ?? 0;
  const idsOf = async (query = '', token?: string) =>
    (await posts(`/feeds/public/v2/get-all-feeds/1/50${query}`, token)).rows.map((row) => row.id);
  await me.post('/social/report', {
    targetType: 'post',
    targetId: String(id),
    category: 'spam',
    reason: 'Advertising',
  });
  expect(await idsOf('', me.token)).not.toContain(id);
  expect(await idsOf()).toContain(id);
  expect(await idsOf(`?userId=${reported?.user.id}`, me.token)).toContain(id);
});
