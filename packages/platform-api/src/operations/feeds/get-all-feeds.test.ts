import { logIn, startTestServer, type TestServer } from '../../test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ seed: 'demo' });
}, 120_000);
afterAll(() => server.close());

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
  await server.ask('POST', '/follow/user', { token: me.token, body: { userId: author } });
  const mine = await posts(url, me.token);
  expect(new Set(mine.rows.map(({ user }) => user.id))).toEqual(new Set([author]));
  expect(mine.count).toBe((await posts(`/feeds/public/v2/get-all-feeds/1/1?userId=${author}`)).count);
});

it('[MO-01] leaves a post out of the feed of the member who reported it, and in the list of its author', async () => {
  const me = await logIn(server);
  const [reported] = (await posts('/feeds/public/v2/get-all-feeds/1/1', me.token)).rows;
  const id = reported?.id ?? 0;
  const idsOf = async (query = '', token?: string) =>
    (await posts(`/feeds/public/v2/get-all-feeds/1/50${query}`, token)).rows.map((row) => row.id);
  await server.ask('POST', '/social/report', {
    token: me.token,
    body: { targetType: 'post', targetId: String(id), category: 'spam', reason: 'Advertising' },
  });
  expect(await idsOf('', me.token)).not.toContain(id);
  expect(await idsOf()).toContain(id);
  expect(await idsOf(`?userId=${reported?.user.id}`, me.token)).toContain(id);
});
