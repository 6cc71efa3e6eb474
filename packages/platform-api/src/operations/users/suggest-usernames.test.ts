import { isUsername } from '@xana/validation';
import { logIn, startTestServer, type TestServer } from '../../../test/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
}, 120_000);
afterAll(() => server.close());

type Member = Awaited<ReturnType<typeof logIn>>;
const update = ({ token }: Member, body: object) => server.ask('POST', '/users/v3/update-profile', { token, body });
const suggestionsFor = async ({ token }: Member) =>
  ((await server.ask('GET', '/users/suggest-usernames', { token })).data as { usernames: string[] }).usernames;

it('[PR-02] suggests free usernames made of the name', async () => {
  const [me, other] = [await logIn(server), await logIn(server)];
  await update(me, { name: 'Zoë Okonjo' });
  expect((await suggestionsFor(me))[0]).toBe('zoeokonjo');
  await update(other, { username: 'ZoeOkonjo' });
  const suggestions = await suggestionsFor(me);
  expect(suggestions).toHaveLength(3);
  expect(suggestions).not.toContain('zoeokonjo');
  for (const username of suggestions) expect((await update(me, { username })).status).toBe(200);
});

it('[PR-02] suggests other usernames for a name without Latin letters, and none for a visitor', async () => {
  const me = await logIn(server);
  await update(me, { name: '蓮' });
  const suggestions = await suggestionsFor(me);
  expect(suggestions).toHaveLength(3);
  for (const username of suggestions) expect(isUsername(username)).toBe(true);
  expect((await server.ask('GET', '/users/suggest-usernames')).status).toBe(401);
});
