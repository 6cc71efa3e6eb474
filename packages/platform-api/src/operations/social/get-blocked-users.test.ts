import { logIn, startTestServer, type TestServer } from '../../../test/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
}, 120_000);
afterAll(() => server.close());

type Blocked = { count: number; rows: { id: number; name: string; username: string; blockedAt: string }[] };
const blockedBy = async (token: string, page = '1/10') =>
  (await server.ask('GET', `/social/get-blocked-users/${page}`, { token })).data as Blocked;

it('[PR-01] lists whom the caller blocked, newest first, to the caller alone', async () => {
  const [me, one, two] = [await logIn(server), await logIn(server), await logIn(server)];
  for (const { userId } of [one, two]) await server.ask('POST', `/social/block/${userId}`, { token: me.token });
  const { count, rows } = await blockedBy(me.token);
  expect([count, rows.map(({ id }) => id)]).toEqual([2, [two.userId, one.userId]]);
  expect(rows[0]?.username).toMatch(/\w/);
  expect((await blockedBy(me.token, '2/1')).rows.map(({ id }) => id)).toEqual([one.userId]);
  expect((await blockedBy(one.token)).count).toBe(0);
  await server.ask('DELETE', `/social/block/${two.userId}`, { token: me.token });
  expect((await blockedBy(me.token)).rows.map(({ id }) => id)).toEqual([one.userId]);
});

it('[PR-01] filters blocked users by name, tag and id', async () => {
  const [me, one, two] = [await logIn(server), await logIn(server), await logIn(server)];
  await server.ask('POST', '/users/v3/update-profile', { token: two.token, body: { name: 'Noa', tags: ['art'] } });
  for (const { userId } of [one, two]) await server.ask('POST', `/social/block/${userId}`, { token: me.token });
  for (const query of ['search=noa', 'tag=Art', `userId=${two.userId}`])
    expect((await blockedBy(me.token, `1/10?${query}`)).rows.map(({ id }) => id)).toEqual([two.userId]);
  expect((await blockedBy(one.token, `1/10?userId=${two.userId}`)).count).toBe(0);
});
