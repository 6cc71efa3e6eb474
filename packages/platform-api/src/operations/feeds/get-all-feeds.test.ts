import type { Post } from '@xana/contracts/http/feeds/post';
import { sql } from 'kysely';
import { type Reader, readList } from '../../../test/member-actions.ts';
import { logIn, useTestServer } from '../../../test/test-server.ts';

const server = useTestServer({ seed: 'demo' });

const posts = (url: string, reader: Reader = server) => readList<Post>(reader, url);

it('[PR-06] returns one post by its id', async () => {
  const [newest] = (await posts('/feeds/public/v2/get-all-feeds/1/1')).rows;
  expect((await server.get(`/feeds/v2/single-feed/${newest?.id}`)).data).toEqual(newest);
  expect((await server.get('/feeds/v2/single-feed/99999')).code).toBe('POST_NOT_FOUND');
});

it('[RT-08] returns the posts of followed users to members alone', async () => {
  const url = '/feeds/public/v2/get-all-feeds/1/50?from=following';
  expect((await server.get(url)).code).toBe('TOKEN_MISSING');
  const me = await logIn(server);
  expect((await posts(url, me)).count).toBe(0);
  const author = (await posts('/feeds/public/v2/get-all-feeds/1/1')).rows[0]?.user.id ?? 0;
  await me.post('/follow/user', { userId: author });
  const mine = await posts(url, me);
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
      const { rows, count } = await posts(`/feeds/public/v2/get-all-feeds/${page}/5?from=following`, me);
      expect(count).toBe(wanted.length);
      seen.push(...rows.map(({ id }) => id));
    }
    const ids = wanted.map(({ id }) => id);
    expect(seen).toEqual([...ids.slice((pages - 1) * 5), ...ids]);
  },
);

it('[MO-01] leaves a post out of the feed of the member who reported it, and in the list of its author', async () => {
  const me = await logIn(server);
  const [reported] = (await posts('/feeds/public/v2/get-all-feeds/1/1', me)).rows;
  const id = reported?.id ?? 0;
  const idsWith = async (query = '', reader?: Reader) =>
    (await posts(`/feeds/public/v2/get-all-feeds/1/50${query}`, reader)).rows.map((row) => row.id);
  await me.post('/social/report', {
    targetType: 'post',
    targetId: String(id),
    category: 'spam',
    reason: 'Advertising',
  });
  expect(await idsWith('', me)).not.toContain(id);
  expect(await idsWith()).toContain(id);
  expect(await idsWith(`?userId=${reported?.user.id}`, me)).toContain(id);
});
