import { mkdtempSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Wallet } from 'ethers';
import { sql } from 'kysely';
import { io, type Socket } from 'socket.io-client';
import { logIn, signLogin, startTestServer, type TestServer } from '../../../test-server.ts';

let server: TestServer;
let address: string;
const open: Socket[] = [];

beforeAll(async () => {
  server = await startTestServer(mkdtempSync(join(tmpdir(), 'platform-')));
  await server.server.hosts.api.listen({ port: 0, host: 'localhost' });
  address = `http://localhost:${(server.server.hosts.api.server.address() as AddressInfo).port}`;
}, 120_000);
afterAll(async () => {
  for (const socket of open) socket.disconnect();
  await server.close();
});

const APP = { builderLoginHash: 'made-up-by-the-app-0123456789', deviceId: 'phone-7' };
let count = 0;
const newApp = () => ({ ...APP, builderLoginHash: `${APP.builderLoginHash}-${++count}` });

interface Info {
  code: string;
  type: string | null;
  expiresAt: string;
}

/** An app that waits. */
async function wait(app: typeof APP) {
  const socket = io(`${address}/hand-off`, { auth: app, transports: ['websocket'], reconnection: false });
  open.push(socket);
  const infos: Info[] = [];
  socket.on('builderInfo', (info: Info) => infos.push(info));
  const number = await new Promise<string>((resolve, reject) => {
    socket.on('handOffNumber', (told: { number: string }) => resolve(told.number));
    socket.on('connect_error', reject);
  });
  return { socket, infos, number };
}
const until = async (isSo: () => boolean) => {
  const end = Date.now() + 20_000;
  while (!isSo()) {
    if (Date.now() > end) throw new Error('It did not come.');
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
};
type Member = Awaited<ReturnType<typeof logIn>>;
interface Prepared {
  number: string;
  consent: { nonce: string; message: string; address: string } | null;
}
/** What the member's wallet signs to let this app in. */
async function consentTo(member: Member, app: typeof APP) {
  const { data } = await server.ask('POST', '/auth/prepare-hand-off', { token: member.token, body: app });
  const { consent } = data as Prepared;
  if (!consent) throw new Error('There is nothing to sign.');
  return {
    nonce: consent.nonce,
    message: consent.message,
    signature: await member.wallet.signMessage(consent.message),
  };
}
const askToGrant = (token: string, app: typeof APP, consent: { nonce?: string; signature?: string } = {}) => {
  const { nonce, signature } = consent;
  return server.ask('POST', '/auth/grant-hand-off', { token, body: { ...app, type: 'build', nonce, signature } });
};
const grant = async (member: Member, app: typeof APP) => askToGrant(member.token, app, await consentTo(member, app));
const exchange = (code: string, app: typeof APP) =>
  server.ask('POST', '/auth/exchange-hand-off', { body: { code, ...app } });
interface Session {
  user: { id: number };
  token: string;
  refresh_token: string;
}

describe('[LG-06] an app that is let in', () => {
  it('is told at its socket, with a code and no token, and has a session of its own after one exchange', async () => {
    const member = await logIn(server);
    const app = newApp();
    const { infos, number } = await wait(app);
    const described = await server.ask('POST', '/auth/describe-hand-off', { body: app });
    expect(described.data).toEqual({ number });
    expect((await grant(member, app)).data).toMatchObject({ number });
    await until(() => infos.length > 0);
    expect(infos[0]).toMatchObject({ type: 'build' });
    expect(JSON.stringify(infos)).not.toContain('eyJ');
    const answers = await Promise.all(Array.from({ length: 10 }, () => exchange(infos[0]?.code ?? '', app)));
    const [won, ...more] = answers.filter(({ status }) => status === 200);
    expect(more).toEqual([]);
    expect(won?.cookie).toBeUndefined();
    const session = won?.data as unknown as Session;
    expect(session.user.id).toBe(member.userId);
    expect((await server.ask('GET', '/auth/sessions', { token: session.token })).status).toBe(200);
    // It goes on without a cookie, and says that it is no browser.
    const refresh = (refresh_token: string, headers: Record<string, string>) =>
      server.ask('POST', '/auth/refresh-token', { body: { refresh_token }, headers });
    expect((await refresh(session.refresh_token, {})).code).toBe('SESSION_ENDED');
    expect((await refresh(session.refresh_token, { 'x-client': 'app', origin: 'http://localhost:3000' })).code).toBe(
      'SESSION_ENDED',
    );
    const next = await refresh(session.refresh_token, { 'x-client': 'app' });
    expect(next.status).toBe(200);
    expect((next.data as unknown as Session).refresh_token).toMatch(/^[0-9a-f]{32}(\.[\w-]{43}){2}$/);
    expect(next.cookie).toBeUndefined();
  });

  it('has its code when the member is answered, and no other takes its place by itself', async () => {
    const member = await logIn(server);
    const app = newApp();
    const { infos } = await wait(app);
    const hashes = () =>
      server.database.selectFrom('hand_offs').select('code_hash').where('user_id', '=', member.userId).execute();
    await grant(member, app);
    const [granted] = await hashes();
    expect(granted?.code_hash).toMatch(/^[0-9a-f]{64}$/);
    await until(() => infos.length > 0);
    expect(await hashes()).toEqual([granted]);
    expect((await exchange(infos[0]?.code ?? '', app)).status).toBe(200);
  });

  it('[B04] whose question finds no database is cut off, comes again and is told then', async () => {
    const member = await logIn(server);
    const app = newApp();
    await grant(member, app);
    const rename = (from: string, to: string) => sql`alter table ${sql.table(from)} rename to ${sql.table(to)}`;
    await rename('hand_offs', 'hand_offs_away').execute(server.database);
    const socket = io(`${address}/hand-off`, { auth: app, transports: ['websocket'], reconnectionDelay: 100 });
    open.push(socket);
    const infos: Info[] = [];
    socket.on('builderInfo', (info: Info) => infos.push(info));
    try {
      await new Promise((resolve) => socket.once('disconnect', resolve));
    } finally {
      await rename('hand_offs_away', 'hand_offs').execute(server.database);
    }
    await until(() => infos.length > 0);
    expect((await exchange(infos[0]?.code ?? '', app)).status).toBe(200);
  });

  it('[T14] that comes late, or again, is told with a new code, and the code before is worth nothing', async () => {
    const member = await logIn(server);
    const app = newApp();
    await grant(member, app);
    const first = await wait(app);
    await until(() => first.infos.length > 0);
    first.socket.disconnect();
    const second = await wait(app);
    await until(() => second.infos.length > 0);
    expect((await exchange(first.infos[0]?.code ?? '', app)).code).toBe('NONCE_INVALID');
    expect((await exchange(second.infos[0]?.code ?? '', app)).status).toBe(200);
    const third = await wait(app);
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect(third.infos).toEqual([]);
  });

  it('[T14] is not another app: neither one that knows half, nor one that has the code alone, nor one after five minutes', async () => {
    const member = await logIn(server);
    const app = newApp();
    const stranger = await wait({ ...app, deviceId: 'phone-8' });
    const mine = await wait(app);
    await grant(member, app);
    await until(() => mine.infos.length > 0);
    expect(stranger.infos).toEqual([]);
    const code = mine.infos[0]?.code ?? '';
    expect((await exchange(code, { ...app, deviceId: 'phone-8' })).code).toBe('NONCE_INVALID');
    await server.database
      .updateTable('hand_offs')
      .set({ expires_at: new Date(Date.now() - 1) })
      .execute();
    expect((await exchange(code, app)).code).toBe('NONCE_INVALID');
  });

  it('[T14] is let in by nobody who is not logged in, and not by a name that could be guessed', async () => {
    const app = newApp();
    expect((await server.ask('POST', '/auth/grant-hand-off', { body: app })).code).toBe('TOKEN_MISSING');
    const { token } = await logIn(server);
    for (const builderLoginHash of ['', 'short', 'with spaces in between them', 'x'.repeat(256)]) {
      expect((await askToGrant(token, { ...app, builderLoginHash })).code).toBe('INPUT_INVALID');
      await expect(wait({ ...app, builderLoginHash })).rejects.toThrow('INPUT_INVALID');
    }
  });

  it('is out when its member is banned before the exchange', async () => {
    const member = await logIn(server);
    const app = newApp();
    const { infos } = await wait(app);
    await grant(member, app);
    await until(() => infos.length > 0);
    await server.database.updateTable('users').set({ is_banned: true }).where('id', '=', member.userId).execute();
    expect((await exchange(infos[0]?.code ?? '', app)).code).toBe('AUTH.BANNED');
  });
});

describe('[T05] [T14] consent to let an app in', () => {
  it('is a text of its own that names the app by its number, for this site and this account', async () => {
    const member = await logIn(server);
    const app = newApp();
    const { message } = await consentTo(member, app);
    const described = (await server.ask('POST', '/auth/describe-hand-off', { body: app })).data as { number: string };
    expect(message).toContain(`Let the app that shows the number ${described.number} use this account.`);
    expect(message).toMatch(/^localhost:3000 wants you to sign in with your Ethereum account:\n0x[0-9a-fA-F]{40}\n/);
    expect(message).toMatch(/\nResources:\n- urn:xana:hand-off:[0-9a-f]{64}$/);
  });

  it('needs a signature over that text: being logged in is not enough', async () => {
    const member = await logIn(server);
    const app = newApp();
    expect((await askToGrant(member.token, app)).code).toBe('NONCE_INVALID');
    const { nonce, message, signature } = await consentTo(member, app);
    const another = await logIn(server);
    const wrong = [
      await another.wallet.signMessage(message),
      await member.wallet.signMessage(`${message} `),
      await member.wallet.signMessage('Welcome.'),
    ];
    // Each try uses its nonce up.
    expect((await askToGrant(member.token, app, { nonce, signature: wrong[0] as string })).code).toBe(
      'SIGNATURE_INVALID',
    );
    expect((await askToGrant(member.token, app, { nonce, signature })).code).toBe('NONCE_INVALID');
    for (const bad of wrong.slice(1)) {
      const { nonce: next } = await consentTo(member, app);
      expect((await askToGrant(member.token, app, { nonce: next, signature: bad })).code).toBe('SIGNATURE_INVALID');
    }
    expect((await grant(member, app)).status).toBe(200);
  });

  it('is good once, for one app, in one session, for five minutes', async () => {
    const wallet = Wallet.createRandom();
    const [member, elsewhere] = [await logIn(server, wallet), await logIn(server, wallet)];
    const [app, otherApp] = [newApp(), newApp()];
    const consent = await consentTo(member, app);
    expect((await askToGrant(member.token, otherApp, consent)).code).toBe('NONCE_INVALID');
    expect((await askToGrant(elsewhere.token, app, consent)).code).toBe('NONCE_INVALID');
    const answers = await Promise.all(Array.from({ length: 10 }, () => askToGrant(member.token, app, consent)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    const late = await consentTo(member, app);
    await server.database
      .updateTable('hand_off_consents')
      .set({ expires_at: new Date(Date.now() - 1) })
      .execute();
    expect((await askToGrant(member.token, app, late)).code).toBe('NONCE_INVALID');
  });

  it('is not given by a login signature, and logs nobody in', async () => {
    const wallet = Wallet.createRandom();
    const member = await logIn(server, wallet);
    const app = newApp();
    const login = await signLogin(server, wallet);
    expect((await askToGrant(member.token, app, login)).code).toBe('NONCE_INVALID');
    const { nonce } = await consentTo(member, app);
    expect((await askToGrant(member.token, app, { nonce, signature: login.signature })).code).toBe('SIGNATURE_INVALID');
    const consent = await consentTo(member, app);
    for (const message of [consent.message, undefined]) {
      const body = { ...consent, message, walletAddress: wallet.address };
      expect((await server.ask('POST', '/auth/v3/verify-signature', { body })).status).toBe(401);
    }
  });

  it('of a member without a wallet is a login within the last five minutes', async () => {
    const member = await logIn(server);
    await server.database.deleteFrom('wallets').where('user_id', '=', member.userId).execute();
    const app = newApp();
    const prepared = await server.ask('POST', '/auth/prepare-hand-off', { token: member.token, body: app });
    expect((prepared.data as Prepared).consent).toBeNull();
    expect((await askToGrant(member.token, app)).status).toBe(200);
    await server.database
      .updateTable('sessions')
      .set({ started_at: new Date(Date.now() - 301_000) })
      .where('user_id', '=', member.userId)
      .execute();
    expect((await askToGrant(member.token, app)).code).toBe('ACCESS_DENIED');
  });
});

describe('[T14] [T18] the session of an app', () => {
  /** A member, and the session of an app that they have let in. */
  async function letIn() {
    const member = await logIn(server);
    const app = newApp();
    const { infos } = await wait(app);
    await grant(member, app);
    await until(() => infos.length > 0);
    const code = infos[0]?.code ?? '';
    return { member, app, code };
  }

  it('does not begin within a page: a browser says its origin', async () => {
    const { app, code } = await letIn();
    for (const origin of ['http://localhost:3000', 'https://evil.test', 'null']) {
      const answer = await server.ask('POST', '/auth/exchange-hand-off', {
        body: { code, ...app },
        headers: { origin },
      });
      expect([answer.status, answer.code]).toEqual([403, 'ACCESS_DENIED']);
    }
    expect((await exchange(code, app)).status).toBe(200);
  });

  it('is listed with its app, ends itself and no other, and lets no further app in', async () => {
    const { member, app, code } = await letIn();
    const { token } = (await exchange(code, app)).data as unknown as Session;
    const listed = (await server.ask('GET', '/auth/sessions', { token })).data as unknown as {
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
      await server.ask('POST', '/auth/prepare-hand-off', { token, body: newApp() }),
      await askToGrant(token, newApp()),
    ];
    expect(refused.map(({ status, code }) => `${status} ${code}`)).toEqual(refused.map(() => '403 ACCESS_DENIED'));
    expect((await server.ask('GET', '/auth/sessions', { token: member.token })).status).toBe(200);
    const itself = listed.rows.find((row) => row.isThisOne)?.id;
    expect((await server.ask('DELETE', `/auth/sessions/${itself}`, { token })).status).toBe(200);
    expect((await server.ask('GET', '/auth/sessions', { token })).code).toBe('TOKEN_INVALID');
  });
});
