import { Wallet } from 'ethers';
import { logIn, logInMembers, type Member, signLogin, useTestServer } from '../../../../test/test-server.ts';
import { MAX_SESSIONS } from './open-session.ts';

const server = useTestServer();

const refresh = (cookie: string) => server.ask('POST', '/auth/refresh-token', { body: {}, cookie });
const passGrace = () =>
  server.database
    .updateTable('sessions')
    .set({ rotated_at: new Date(Date.now() - 31_000) })
    .execute();

describe('sessions', () => {
  it('[T16] [T17] rotates the refresh token at each use and accepts racing tabs', async () => {
    const { cookie } = await logIn(server);
    const [one, two] = await Promise.all([refresh(cookie), refresh(cookie)]);
    expect([one.status, two.status]).toEqual([200, 200]);
    expect(one.cookie).toBe(two.cookie);
    expect((await refresh(String(one.cookie))).status).toBe(200);
  });

  it('[T16] continues after the response of a refresh was lost', async () => {
    const { cookie } = await logIn(server);
    const { cookie: lost } = await refresh(cookie);
    const { cookie: next } = await refresh(cookie);
    expect(next).toBe(lost);
    await passGrace();
    expect((await refresh(String(next))).status).toBe(200);
  });

  it.each([1, 2, 5])('[T16] ends the session when a refresh token is reused after %i rotations', async (exchanges) => {
    const { cookie, token } = await logIn(server);
    let last = cookie;
    for (let i = 0; i < exchanges; i += 1) last = String((await refresh(last)).cookie);
    if (exchanges === 1) await passGrace();
    expect((await refresh(cookie)).code).toBe('SESSION_ENDED');
    expect((await refresh(last)).code).toBe('SESSION_ENDED');
    expect((await server.ask('GET', '/auth/sessions', { token })).status).toBe(401);
  });

  it.each([
    ['no seal', (id: string) => `${id}.${'A'.repeat(43)}`],
    ['an invented seal', (id: string) => `${id}.${'A'.repeat(43)}.${'B'.repeat(43)}`],
    ['the session id alone', (id: string) => id],
    ['the seal of another session', (id: string, other: string) => [id, ...other.split('.').slice(1)].join('.')],
  ])('[T16] does not end the session for a refresh token that was never issued: %s', async (_what, invent) => {
    const [{ cookie, token }, stranger] = await logInMembers(server, 2);
    const [id = ''] = (cookie.split('=')[1] ?? '').split('.');
    const invented = `xana-refresh=${invent(id, stranger.cookie.split('=')[1] ?? '')}`;
    expect((await refresh(invented)).code).toBe('SESSION_ENDED');
    expect((await server.ask('GET', '/auth/sessions', { token })).status).toBe(200);
    expect((await refresh(cookie)).status).toBe(200);
  });

  it('[T16] expires a week after the last refresh', async () => {
    const { cookie, token } = await logIn(server);
    await server.database
      .updateTable('sessions')
      .set({ expires_at: new Date(Date.now() - 1) })
      .execute();
    expect((await refresh(cookie)).code).toBe('SESSION_ENDED');
    expect((await server.ask('GET', '/auth/sessions', { token })).status).toBe(401);
  });

  it('[T16] ends the session that was used longest ago when a member has more than twenty', async () => {
    const wallet = Wallet.createRandom();
    const others = await logIn(server);
    const mine = [];
    for (let count = 0; count < MAX_SESSIONS; count += 1) mine.push(await logIn(server, wallet));
    const [first, second, third] = mine as [Member, Member, Member];
    const isLive = async (member: Member) => (await member.get('/auth/sessions')).status === 200;
    expect(await isLive(first)).toBe(true);
    // A refresh makes the first session the last used one.
    expect((await refresh(first.cookie)).status).toBe(200);
    const ended: string[] = [];
    server.platform.sessionEnds.subscribe((id) => ended.push(id));
    await logIn(server, wallet);
    expect([await isLive(first), await isLive(second), await isLive(third), await isLive(others)]).toEqual([
      true,
      false,
      true,
      true,
    ]);
    expect(ended).toEqual([second.cookie.split('=')[1]?.split('.')[0]]);
    expect((await refresh(second.cookie)).code).toBe('SESSION_ENDED');
  });

  it('[T19] starts a new session at each login, whatever cookie the request has (session fixation)', async () => {
    const wallet = Wallet.createRandom();
    const { cookie } = await logIn(server, wallet);
    const signed = await signLogin(server, wallet);
    const again = await server.ask('POST', '/auth/v3/verify-signature', { body: signed, cookie });
    expect(again.cookie?.split('.')[0]).not.toBe(cookie.split('.')[0]);
    const planted = `xana-refresh=${'0'.repeat(32)}.${'A'.repeat(43)}`;
    const other = await server.ask('POST', '/auth/v3/verify-signature', {
      body: await signLogin(server, wallet),
      cookie: planted,
    });
    expect(other.cookie).not.toContain('0'.repeat(32));
    expect((await refresh(planted)).code).toBe('SESSION_ENDED');
  });

  it('[LO-01] [T18] ends the session and its access token at once on logout', async () => {
    const { cookie, token } = await logIn(server);
    const reply = await server.ask('POST', '/auth/logout', { body: {}, cookie });
    expect(reply.status).toBe(200);
    expect((await server.ask('GET', '/auth/sessions', { token })).code).toBe('TOKEN_INVALID');
    expect((await refresh(cookie)).code).toBe('SESSION_ENDED');
    expect((await server.ask('POST', '/auth/logout', { body: {}, cookie })).status).toBe(200);
  });

  it('lets a member end one of their sessions and no session of another member', async () => {
    const [mine, theirs] = await logInMembers(server, 2);
    const listed = await mine.get('/auth/sessions');
    const { rows } = listed.data as { rows: { id: string }[] };
    expect((await theirs.delete(`/auth/sessions/${rows[0]?.id}`)).code).toBe('NOT_FOUND');
    expect((await mine.delete(`/auth/sessions/${rows[0]?.id}`)).status).toBe(200);
    expect((await mine.get('/auth/sessions')).status).toBe(401);
  });

  it('[AP-02] rejects a call for members without a token, with an invalid token and with an unsigned token', async () => {
    for (const token of [undefined, 'nonsense', 'eyJhbGciOiJub25lIn0.eyJzdWIiOiIxIn0.']) {
      expect((await server.ask('GET', '/chat/get-all-friends', { token })).status).toBe(401);
    }
  });

  it('[T18] ends all or all other sessions of the caller, and no session of another member', async () => {
    const wallet = Wallet.createRandom();
    const [one, two, three] = [await logIn(server, wallet), await logIn(server, wallet), await logIn(server, wallet)];
    const stranger = await logIn(server);
    const isLive = async ({ token }: { token: string }) =>
      (await server.ask('GET', '/auth/sessions', { token })).status === 200;
    const rest = await one.delete('/auth/sessions?exceptThisOne=true');
    expect(rest.data).toEqual({ ended: 2 });
    expect([await isLive(one), await isLive(two), await isLive(three)]).toEqual([true, false, false]);
    const again = await logIn(server, wallet);
    expect((await one.delete('/auth/sessions')).data).toEqual({ ended: 2 });
    expect([await isLive(one), await isLive(again), await isLive(stranger)]).toEqual([false, false, true]);
    expect((await server.ask('POST', '/auth/refresh-token', { body: {}, cookie: again.cookie })).code).toBe(
      'SESSION_ENDED',
    );
  });
});
