import { logIn, startTestServer, type TestServer } from '../../../test/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
}, 120_000);
afterAll(() => server.close());

it('[PR-02] [VA-02] states why a username cannot be taken: invalid, reserved, or taken in any letter case', async () => {
  const [me, other] = [await logIn(server), await logIn(server)];
  const problemOf = async (username: string) =>
    (await server.ask('GET', `/users/check-username/${encodeURIComponent(username)}`, { token: me.token })).data;
  const rename = (token: string, username: string) =>
    server.ask('POST', '/users/v3/update-profile', { token, body: { username } });
  await rename(other.token, 'NightOwl7');
  await rename(me.token, 'myown1');
  expect(await problemOf('nightowl7')).toEqual({ problem: 'USER.USER_ALREADY EXISTS' });
  expect(await problemOf('night_owl')).toEqual({ problem: 'USERNAME_NOT_VALID' });
  expect(await problemOf('12345')).toEqual({ problem: 'USERNAME_NOT_VALID' });
  expect(await problemOf('admin')).toEqual({ problem: 'NAME_RESERVED' });
  expect(await problemOf('MyOwn1')).toEqual({ problem: null });
  expect(await problemOf('freebird9')).toEqual({ problem: null });
});
