import { logIn, logInWithoutTerms, startTestServer, type TestServer } from '../../../test/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
}, 120_000);
afterAll(() => server.close());

const choose = (token: string | undefined, username: string) =>
  server.ask('POST', '/users/choose-username', { token, body: { username } });

it('[PR-02] [VA-02] replaces a generated username once, and without an acceptance of the terms', async () => {
  const { token } = await logInWithoutTerms(server);
  expect((await choose(token, ' LanternFox ')).data).toEqual({ username: 'LanternFox' });
  const { data } = await server.ask('GET', '/users/single-user', { token });
  expect(data).toMatchObject({ username: 'LanternFox' });
  expect((await choose(token, 'Another1')).code).toBe('PROFILE_CHANGED');
});

it('[PR-02] [VA-02] states why a username cannot be chosen', async () => {
  const [one, other] = [await logIn(server), await logIn(server)];
  await choose(one.token, 'NightHeron');
  const codeOf = async (username: string) => (await choose(other.token, username)).code;
  expect(await codeOf('nightheron')).toBe('USER.USER_ALREADY EXISTS');
  expect(await codeOf('night_heron')).toBe('USERNAME_NOT_VALID');
  expect(await codeOf('explorer0123456789abcdef')).toBe('USERNAME_NOT_VALID');
  expect(await codeOf('admin')).toBe('NAME_RESERVED');
  expect((await choose(undefined, 'freebird9')).status).toBe(401);
});
