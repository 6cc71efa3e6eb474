import { isUsername } from '@xana/validation';
import { logIn, logInMembers, logInWithoutTerms, type Member, useTestServer } from '../../../test/test-server.ts';

const server = useTestServer();

it('[PR-02] [VA-02] states why a username cannot be taken: invalid, reserved, or taken in any letter case', async () => {
  const [me, other] = await logInMembers(server, 2);
  const problemOf = async (username: string) =>
    (await me.get(`/users/check-username/${encodeURIComponent(username)}`)).data;
  const rename = (member: Member, username: string) => member.post('/users/v3/update-profile', { username });
  await rename(other, 'NightOwl7');
  await rename(me, 'myown1');
  expect(await problemOf('nightowl7')).toEqual({ problem: 'USER.USER_ALREADY EXISTS' });
  expect(await problemOf('night_owl')).toEqual({ problem: 'USERNAME_NOT_VALID' });
  expect(await problemOf('12345')).toEqual({ problem: 'USERNAME_NOT_VALID' });
  expect(await problemOf('admin')).toEqual({ problem: 'NAME_RESERVED' });
  expect(await problemOf('MyOwn1')).toEqual({ problem: null });
  expect(await problemOf('freebird9')).toEqual({ problem: null });
});

const update = (member: Member, body: object) => member.post('/users/v3/update-profile', body);

const suggestionsFor = async (member: Member) =>
  ((await member.get('/users/suggest-usernames')).data as { usernames: string[] }).usernames;

it('[PR-02] suggests free usernames made of the name', async () => {
  const [me, other] = await logInMembers(server, 2);
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
  expect((await server.get('/users/suggest-usernames')).status).toBe(401);
});

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
  const [one, other] = await logInMembers(server, 2);
  await choose(one.token, 'NightHeron');
  const codeOf = async (username: string) => (await choose(other.token, username)).code;
  expect(await codeOf('nightheron')).toBe('USER.USER_ALREADY EXISTS');
  expect(await codeOf('night_heron')).toBe('USERNAME_NOT_VALID');
  expect(await codeOf('explorer0123456789abcdef')).toBe('USERNAME_NOT_VALID');
  expect(await codeOf('admin')).toBe('NAME_RESERVED');
  expect((await choose(undefined, 'freebird9')).status).toBe(401);
});
