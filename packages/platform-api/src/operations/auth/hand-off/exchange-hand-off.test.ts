import { eventually } from '@xana/test-kit/eventually';
import { sql } from 'kysely';
import { logIn } from '../../../../test/test-server.ts';
import { type AppSession, createApp, useHandOffServer } from './test-hand-off.ts';

const handOff = useHandOffServer();
const { server } = handOff;

describe('[LG-06] hand-off to an app', () => {
  it('sends the app a one-time code without a token, and exchanges it for a session of the app', async () => {
    const member = await logIn(server);
    const app = createApp();
    const { infos, number } = await handOff.waitAsApp(app);
    const described = await server.ask('POST', '/auth/describe-hand-off', { body: app });
    expect(described.data).toEqual({ number });
    expect((await handOff.grant(member, app)).data).toMatchObject({ number });
    await eventually(() => infos.length > 0);
    expect(infos[0]).toMatchObject({ type: 'build' });
    expect(JSON.stringify(infos)).not.toContain('eyJ');
    const answers = await Promise.all(Array.from({ length: 10 }, () => handOff.exchange(infos[0]?.code ?? '', app)));
    const [won, ...more] = answers.filter(({ status }) => status === 200);
    expect(more).toEqual([]);
    expect(won?.cookie).toBeUndefined();
    const session = won?.data as unknown as AppSession;
    expect(session.user.id).toBe(member.userId);
    expect((await server.ask('GET', '/auth/sessions', { token: session.token })).status).toBe(200);
    // An app refreshes without a cookie and with `X-Client: app`.
    const refresh = (refresh_token: string, headers: Record<string, string>) =>
      server.ask('POST', '/auth/refresh-token', { body: { refresh_token }, headers });
    expect((await refresh(session.refresh_token, {})).code).toBe('SESSION_ENDED');
    expect((await refresh(session.refresh_token, { 'x-client': 'app', origin: 'http://localhost:3000' })).code).toBe(
      'SESSION_ENDED',
    );
    const next = await refresh(session.refresh_token, { 'x-client': 'app' });
    expect(next.status).toBe(200);
    expect((next.data as AppSession).refresh_token).toMatch(/^[0-9a-f]{32}(\.[\w-]{43}){2}$/);
    expect(next.cookie).toBeUndefined();
  });

  it('stores the code before the grant is answered and does not replace it', async () => {
    const member = await logIn(server);
    const app = createApp();
    const { infos } = await handOff.waitAsApp(app);
    const hashes = () =>
      server.database.selectFrom('hand_offs').select('code_hash').where('user_id', '=', member.userId).execute();
    await handOff.grant(member, app);
    const [granted] = await hashes();
    expect(granted?.code_hash).toMatch(/^[0-9a-f]{64}$/);
    await eventually(() => infos.length > 0);
    expect(await hashes()).toEqual([granted]);
    expect((await handOff.exchange(infos[0]?.code ?? '', app)).status).toBe(200);
  });

  it('[B04] disconnects an app while the database is unavailable and sends the code after it reconnects', async () => {
    const member = await logIn(server);
    const app = createApp();
    await handOff.grant(member, app);
    const rename = (from: string, to: string) => sql`alter table ${sql.table(from)} rename to ${sql.table(to)}`;
    await rename('hand_offs', 'hand_offs_away').execute(server.database);
    const { socket, infos } = handOff.connectApp(app, 100);
    try {
      await new Promise((resolve) => socket.once('disconnect', resolve));
    } finally {
      await rename('hand_offs_away', 'hand_offs').execute(server.database);
    }
    await eventually(() => infos.length > 0);
    expect((await handOff.exchange(infos[0]?.code ?? '', app)).status).toBe(200);
  });

  it('shows an app its number only when no lookup can replace the code of a grant that follows', async () => {
    const numbers: string[] = [];
    await server.database.transaction().execute(async (transaction) => {
      await sql`lock table hand_offs in access exclusive mode`.execute(transaction);
      const { socket } = handOff.connectApp(createApp());
      socket.on('handOffNumber', ({ number }: { number: string }) => numbers.push(number));
      await new Promise<void>((resolve) => socket.once('connect', resolve));
      await new Promise((resolve) => setTimeout(resolve, 200));
      expect(numbers).toEqual([]);
    });
    await eventually(() => numbers.length === 1);
  });

  it('[T14] sends a new code to an app that connects late or again, and invalidates the previous code', async () => {
    const member = await logIn(server);
    const app = createApp();
    await handOff.grant(member, app);
    const first = await handOff.waitAsApp(app);
    await eventually(() => first.infos.length > 0);
    first.socket.disconnect();
    const second = await handOff.waitAsApp(app);
    await eventually(() => second.infos.length > 0);
    expect((await handOff.exchange(first.infos[0]?.code ?? '', app)).code).toBe('NONCE_INVALID');
    expect((await handOff.exchange(second.infos[0]?.code ?? '', app)).status).toBe(200);
    const third = await handOff.waitAsApp(app);
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect(third.infos).toEqual([]);
  });

  it('[T14] rejects an app with another device, with the code alone, and after five minutes', async () => {
    const member = await logIn(server);
    const app = createApp();
    const stranger = await handOff.waitAsApp({ ...app, deviceId: 'phone-8' });
    const mine = await handOff.waitAsApp(app);
    await handOff.grant(member, app);
    await eventually(() => mine.infos.length > 0);
    expect(stranger.infos).toEqual([]);
    const code = mine.infos[0]?.code ?? '';
    expect((await handOff.exchange(code, { ...app, deviceId: 'phone-8' })).code).toBe('NONCE_INVALID');
    await server.database
      .updateTable('hand_offs')
      .set({ expires_at: new Date(Date.now() - 1) })
      .execute();
    expect((await handOff.exchange(code, app)).code).toBe('NONCE_INVALID');
  });

  it('[T14] requires a logged-in member and a hash that cannot be guessed', async () => {
    const app = createApp();
    expect((await server.ask('POST', '/auth/grant-hand-off', { body: app })).code).toBe('TOKEN_MISSING');
    const { token } = await logIn(server);
    for (const builderLoginHash of ['', 'short', 'with spaces in between them', 'x'.repeat(256)]) {
      expect((await handOff.callGrant(token, { ...app, builderLoginHash })).code).toBe('INPUT_INVALID');
      await expect(handOff.waitAsApp({ ...app, builderLoginHash })).rejects.toThrow('INPUT_INVALID');
    }
  });

  it('rejects the exchange when the member was banned after the grant', async () => {
    const member = await logIn(server);
    const app = createApp();
    const { infos } = await handOff.waitAsApp(app);
    await handOff.grant(member, app);
    await eventually(() => infos.length > 0);
    await server.database.updateTable('users').set({ is_banned: true }).where('id', '=', member.userId).execute();
    expect((await handOff.exchange(infos[0]?.code ?? '', app)).code).toBe('AUTH.BANNED');
  });
});

describe('[T14] [T18] session of an app', () => {
  async function grantNewApp() {
    const member = await logIn(server);
    const app = createApp();
    const { infos } = await handOff.waitAsApp(app);
    await handOff.grant(member, app);
    await eventually(() => infos.length > 0);
    const code = infos[0]?.code ?? '';
    return { member, app, code };
  }

  it('rejects an exchange from a page, whose browser sends Origin', async () => {
    const { app, code } = await grantNewApp();
    for (const origin of ['http://localhost:3000', 'https://evil.test', 'null']) {
      const answer = await server.ask('POST', '/auth/exchange-hand-off', {
        body: { code, ...app },
        headers: { origin },
      });
      expect([answer.status, answer.code]).toEqual([403, 'ACCESS_DENIED']);
    }
    expect((await handOff.exchange(code, app)).status).toBe(200);
  });

  it('is listed with its app, can end itself alone, and cannot grant hand-offs', async () => {
    const { member, app, code } = await grantNewApp();
    const { token } = (await handOff.exchange(code, app)).data as AppSession;
    const listed = (await server.ask('GET', '/auth/sessions', { token })).data as {
      rows: { id: string; app: string | null; isThisOne: boolean }[];
    };
    expect(listed.rows.map(({ app, isThisOne }) => ({ app, isThisOne }))).toEqual(
      expect.arrayContaining([
        { app: 'build', isThisOne: true },
        { app: null, isThisOne: false },
      ]),
    );
    const ofMember = listed.rows.find((row) => !row.isThisOne)?.id;
    const refused = [
      await server.ask('DELETE', `/auth/sessions/${ofMember}`, { token }),
      await server.ask('DELETE', '/auth/sessions', { token }),
      await server.ask('DELETE', '/auth/sessions?exceptThisOne=true', { token }),
      await server.ask('POST', '/auth/prepare-hand-off', { token, body: createApp() }),
      await handOff.callGrant(token, createApp()),
    ];
    expect(refused.map(({ status, code }) => `${status} ${code}`)).toEqual(refused.map(() => '403 ACCESS_DENIED'));
    expect((await member.get('/auth/sessions')).status).toBe(200);
    const itself = listed.rows.find((row) => row.isThisOne)?.id;
    expect((await server.ask('DELETE', `/auth/sessions/${itself}`, { token })).status).toBe(200);
    expect((await server.ask('GET', '/auth/sessions', { token })).code).toBe('TOKEN_INVALID');
  });
});
