import { startTestServer, type TestServer } from '../../test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ seed: 'demo' });
}, 120_000);
afterAll(() => server.close());

it('[RT-03] returns no private fields', async () => {
  const { data } = await server.ask('POST', '/users/get-user-profile', { body: { userId: 5 } });
  expect(Object.keys(data as object)).not.toEqual(
    expect.arrayContaining([expect.stringMatching(/email|phone|hash|banned/)]),
  );
});

it('[SB-04] returns the most followed users, the first the most followed, with status 201', async () => {
  const { status, data } = await server.ask('GET', '/world/get-most-followed-users');
  expect(status).toBe(201);
  const followers = (data as { rows: { followerCount: number }[] }).rows.map(({ followerCount }) =>
    Number(followerCount),
  );
  expect(followers).toEqual([...followers].sort((one, other) => other - one));
});
