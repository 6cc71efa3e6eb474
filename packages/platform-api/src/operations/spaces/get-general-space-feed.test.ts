import { logIn, startTestServer, type TestServer } from '../../../test/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ seed: 'demo' });
}, 120_000);
afterAll(() => server.close());

it('[RT-08] lists spaces newest first, and the favourites of the member separately', async () => {
  type Spaces = { count: number; rows: { id: number; createdAt: string }[] };
  const spaces = async (url: string, token?: string) => (await server.ask('GET', url, { token })).data as Spaces;
  const all = await spaces('/world/get-general-space-feed-paginated/1/30');
  const dates = all.rows.map(({ createdAt }) => createdAt);
  expect(dates).toEqual([...dates].sort().reverse());
  expect((await spaces('/world/get-general-space-feed')).rows.map(({ id }) => id)).toEqual(
    all.rows.slice(0, 20).map(({ id }) => id),
  );
  expect((await server.ask('GET', '/world/get-favourite-space-feed')).code).toBe('TOKEN_MISSING');
  const me = await logIn(server);
  await server.ask('PUT', '/world/mark-favourite-space/7', { token: me.token, body: { isFavourite: true } });
  expect((await spaces('/world/get-favourite-space-feed', me.token)).rows.map(({ id }) => id)).toEqual([7]);
  expect((await spaces('/world/get-favourite-space-feed-paginated/1/5', me.token)).count).toBe(1);
});
