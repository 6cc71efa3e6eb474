import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { SessionUser } from '@xana/contracts/http/auth/session-user';
import { getFavouriteSpaceList } from '@xana/contracts/http/spaces/get-favourite-space-list';
import { getSingleWorldHot } from '@xana/contracts/http/spaces/get-single-world-hot';
import type { PublicConfig } from '@xana/contracts/public-config';
import { createEventBus } from '@xana/event-bus';
import { createSession } from './create-session.ts';
import { readRights } from './remote-rights.ts';
import type { KeyValueStorage } from './safe-storage.ts';

const user: SessionUser = {
  id: 7,
  name: 'Mia',
  avatar: null,
  profileIconColor: '#5b3df5',
  email: null,
  userProfile: { username: 'mia', isPopUpShow: false },
  userWallet: { address: '0x00000000000000000000000000000000000000aa' },
};

const live = (token: string) => ({
  user,
  token,
  serverTime: new Date().toISOString(),
  expiresAt: new Date(Date.now() + 900_000).toISOString(),
});

let server: Server;
let asked: { path: string; authorization?: string }[];
let refresh: () => { status: number; body: object };
const channels: BroadcastChannel[] = [];

beforeEach(async () => {
  asked = [];
  refresh = () => ({ status: 200, body: { success: true, data: live('renewed') } });
  server = createServer((request, response) => {
    asked.push({ path: request.url ?? '', authorization: request.headers.authorization });
    const { status, body } =
      request.url === '/auth/refresh-token'
        ? refresh()
        : { status: 200, body: { success: true, data: { count: 0, rows: [] } } };
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
});
afterEach(() => {
  for (const channel of channels.splice(0)) channel.close();
  server.closeAllConnections();
  server.close();
});

function memoryStorage(content: Record<string, string> = {}): KeyValueStorage & { content: Map<string, string> } {
  const map = new Map(Object.entries(content));
  return {
    content: map,
    getItem: (key) => map.get(key) ?? null,
    setItem: (key, value) => void map.set(key, value),
    removeItem: (key) => void map.delete(key),
  };
}

function openTab(storage: KeyValueStorage, window?: EventTarget, timeoutMs = 5_000) {
  const origin = `http://localhost:${(server.address() as AddressInfo).port}`;
  const bus = createEventBus({ owners: ['session', 'shell', 'auth'], validate: 'always', report: () => {} });
  const facts: string[] = [];
  for (const name of ['session:memberArrived', 'session:memberLeft', 'shell:loginRequested'])
    bus.onAny(name, () => facts.push(name));
  const paths: string[] = [];
  const channel = new BroadcastChannel('session-test');
  channels.push(channel);
  const made = createSession({
    config: {
      origins: { site: origin, api: origin, marketplace: origin, chat: origin, media: origin },
    } as PublicConfig,
    bus: bus.forOwner('session'),
    shellBus: bus.forOwner('shell'),
    storage,
    channel: channel as never,
    window: window as never,
    timeoutMs,
    languages: ['ja-JP'],
    prefersDark: { matches: true, addEventListener: () => {} },
    root: { dataset: {}, lang: '' } as never,
    goTo: (path) => paths.push(path),
  });
  const rights = readRights({
    operations: {
      getFavouriteSpaceList: 'api GET required /world/get-favourite-space-list/:page/:limit',
      getSingleWorldHot: 'api GET optional /hot/get-single-world-hot/:id/:type',
    },
    grants: ['establishSession', 'endSession'],
  });
  const { session, establish = () => undefined } = made.forRemote(rights);
  return { session, establish, start: made.start, forRemote: made.forRemote, facts, paths };
}

const logIn = (tab: ReturnType<typeof openTab>) =>
  tab.establish({
    ...live('secret'),
    wallet: { type: 'ethereum', address: user.userWallet.address, provider: { request: async () => null } },
  });
const settle = () => new Promise((resolve) => setTimeout(resolve, 300));

/** A busy machine takes its time. */
async function eventually(isSo: () => void): Promise<void> {
  const end = Date.now() + 20_000;
  for (;;) {
    try {
      return isSo();
    } catch (error) {
      if (Date.now() > end) throw error;
      await new Promise((resolve) => setTimeout(resolve, 10));
    }
  }
}

describe('session', () => {
  it('[LG-05] [LG-14] begins at a login, with the flag and the user in storage and no token there', () => {
    const storage = memoryStorage();
    const tab = openTab(storage);
    expect(tab.session.state()).toEqual({ status: 'visitor' });
    logIn(tab);
    expect(tab.session.state()).toEqual({ status: 'member', user });
    expect(storage.content.get('userConnected')).toBe('true');
    expect(JSON.parse(storage.content.get('user') ?? '')).toEqual(user);
    expect([...storage.content.values()].join()).not.toContain('secret');
    expect(JSON.stringify(tab.session)).not.toContain('secret');
    expect(tab.facts).toEqual(['session:memberArrived']);
  });

  it('authorises calls with the token that nobody else sees', async () => {
    const tab = openTab(memoryStorage());
    logIn(tab);
    await tab.session.call(getFavouriteSpaceList, { page: 1, limit: 8 });
    expect(asked).toEqual([{ path: '/world/get-favourite-space-list/1/8', authorization: 'Bearer secret' }]);
  });

  it('[LG-14] is restored after a reload when the server agrees', async () => {
    const tab = openTab(memoryStorage({ userConnected: 'true' }));
    expect(tab.session.state().status).toBe('restoring');
    tab.start();
    await eventually(() => expect(tab.session.state()).toEqual({ status: 'member', user }));
  });

  it('[LG-14] is no session when the server refuses, whatever the flag says; and the page stays', async () => {
    refresh = () => ({ status: 401, body: { success: false, data: null, code: 'SESSION_ENDED', msg: '' } });
    const storage = memoryStorage({ userConnected: 'true' });
    const tab = openTab(storage);
    tab.start();
    await settle();
    expect(tab.session.state().status).toBe('visitor');
    expect(storage.content.has('userConnected')).toBe(false);
    expect(tab.paths).toEqual([]);
  });

  it('[LG-14] is unreachable while the server fails, calls as a visitor, and comes back without a word', async () => {
    refresh = () => ({ status: 503, body: {} });
    const storage = memoryStorage({ userConnected: 'true' });
    const tab = openTab(storage);
    tab.start();
    await eventually(() => expect(tab.session.state().status).toBe('unreachable'));
    expect(storage.content.get('userConnected')).toBe('true');
    expect(tab.session.requireLogin('chat')).toBe(false);
    expect(tab.facts).toEqual([]);
    await tab.session.call(getSingleWorldHot, { id: 38, type: 'ENVIRONMENT' });
    const members = tab.session.call(getFavouriteSpaceList, { page: 1, limit: 8 });
    await expect(members).rejects.toMatchObject({ code: 'NETWORK_UNREACHABLE' });
    refresh = () => ({ status: 200, body: { success: true, data: live('renewed') } });
    tab.session.reconnect();
    await eventually(() => expect(tab.session.state()).toEqual({ status: 'member', user }));
  });

  it('[LG-14] waits for an answer only for a bounded time, and still takes it when it comes', async () => {
    let answer = () => {};
    server.removeAllListeners('request');
    server.on('request', (request, response) => {
      const reply = () => {
        const { status, body } = refresh();
        response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
      };
      if (request.url === '/auth/refresh-token') answer = reply;
      else reply();
    });
    const tab = openTab(memoryStorage({ userConnected: 'true' }), undefined, 200);
    tab.start();
    expect(tab.session.state().status).toBe('restoring');
    await eventually(() => expect(tab.session.state().status).toBe('unreachable'));
    answer();
    await eventually(() => expect(tab.session.state()).toEqual({ status: 'member', user }));
  });

  it('[LO-03] catches up with a logout that it could not hear while it was frozen or kept for Back', async () => {
    const storage = memoryStorage();
    const window = new EventTarget();
    const tab = openTab(storage, window);
    logIn(tab);
    window.dispatchEvent(new Event('pageshow'));
    expect(tab.session.state().status).toBe('member');
    storage.removeItem('userConnected');
    window.dispatchEvent(new Event('pageshow'));
    expect(tab.session.state().status).toBe('visitor');
    await settle();
    expect(asked).toEqual([]);
  });

  it('[LG-14] becomes the member who has logged in meanwhile in another tab', async () => {
    const storage = memoryStorage();
    const window = new EventTarget();
    const tab = openTab(storage, window);
    tab.start();
    storage.setItem('userConnected', 'true');
    storage.setItem('user', JSON.stringify(user));
    window.dispatchEvent(new Event('visibilitychange'));
    expect(tab.session.state().status).toBe('restoring');
    await settle();
    expect(tab.session.state()).toEqual({ status: 'member', user });

    const other = { ...user, id: 8, userWallet: { address: '0x00000000000000000000000000000000000000bb' } };
    refresh = () => ({ status: 200, body: { success: true, data: { ...live('of the other'), user: other } } });
    storage.setItem('user', JSON.stringify(other));
    window.dispatchEvent(new Event('focus'));
    await settle();
    expect(tab.session.state()).toEqual({ status: 'member', user: other });
    expect(tab.session.wallet()?.address).toBe(other.userWallet.address);
  });

  it('[LO-01] [LO-03] [LO-04] ends in all tabs at once, and what was chosen stays', async () => {
    const storage = memoryStorage({ chainId: '8888', theme: 'dark', locale: 'en', builderLoginHash: 'x' });
    const first = openTab(storage);
    const second = openTab(storage);
    logIn(first);
    logIn(second);
    await first.session.logout();
    await settle();
    for (const tab of [first, second]) {
      expect(tab.session.state()).toEqual({ status: 'visitor' });
      expect(tab.session.wallet()).toBeNull();
      expect(tab.paths).toEqual(['/']);
      expect(tab.facts).toContain('session:memberLeft');
    }
    expect(Object.fromEntries(storage.content)).toEqual({ chainId: '8888', theme: 'dark', locale: 'en' });
    expect(asked.filter(({ path }) => path === '/auth/logout')).toEqual([
      { path: '/auth/logout', authorization: 'Bearer secret' },
    ]);
  });

  it('[LO-03] treats a refused refresh as a logout elsewhere when that tab has cleared storage already', async () => {
    refresh = () => ({ status: 401, body: { success: false, data: null, code: 'SESSION_ENDED', msg: '' } });
    const storage = memoryStorage({ userConnected: 'true' });
    const tab = openTab(storage);
    storage.removeItem('userConnected');
    tab.start();
    await eventually(() => expect(tab.session.state().status).toBe('visitor'));
    expect(tab.paths).toEqual(['/']);
  });

  it('[LO-03] has no token any more and is at home already when its listeners hear of the end', async () => {
    const tab = openTab(memoryStorage());
    logIn(tab);
    const seen: unknown[] = [];
    let listed: Promise<unknown> = Promise.resolve();
    tab.session.subscribe(() => {
      if (tab.session.state().status !== 'visitor') return;
      seen.push([...tab.paths]);
      listed = tab.session.call(getFavouriteSpaceList, { page: 1, limit: 8 });
    });
    await tab.session.logout();
    await listed;
    expect(seen).toEqual([['/']]);
    await eventually(() => expect(asked).toHaveLength(2));
    expect(Object.fromEntries(asked.map(({ path, authorization }) => [path, authorization]))).toEqual({
      '/auth/logout': 'Bearer secret',
      '/world/get-favourite-space-list/1/8': undefined,
    });
  });

  it('ends when the wallet leaves the account', async () => {
    let leave = (_accounts: unknown) => {};
    const tab = openTab(memoryStorage());
    tab.establish({
      ...live('secret'),
      wallet: {
        type: 'ethereum',
        address: user.userWallet.address,
        provider: {
          request: async () => null,
          on: (_event, listener) => {
            leave = listener;
          },
        },
      },
    });
    leave([user.userWallet.address.toUpperCase().replace('0X', '0x')]);
    expect(tab.session.state().status).toBe('member');
    leave(['0x00000000000000000000000000000000000000bb']);
    expect(tab.session.state().status).toBe('visitor');
    await settle();
  });

  it('works where storage is forbidden', () => {
    const forbid = () => {
      throw new Error('SecurityError');
    };
    const tab = openTab({ getItem: forbid, setItem: forbid, removeItem: forbid });
    logIn(tab);
    tab.session.setTheme('light');
    expect(tab.session.state().status).toBe('member');
    expect(tab.session.theme()).toBe('light');
  });

  it('asks a visitor to log in, and lets a member pass', () => {
    const tab = openTab(memoryStorage());
    expect(tab.session.requireLogin('chat')).toBe(false);
    expect(tab.facts).toEqual(['shell:loginRequested']);
    logIn(tab);
    expect(tab.session.requireLogin('chat')).toBe(true);
  });

  it('begins in the reader’s language and theme', () => {
    const { session } = openTab(memoryStorage());
    expect([session.locale(), session.theme(), session.themeChoice(), session.chainId()]).toEqual([
      'ja',
      'dark',
      'system',
      1,
    ]);
  });
});

it('a member who comes back is announced once their token can be read: no call goes out without it', async () => {
  const storage = memoryStorage({ userConnected: 'true', user: JSON.stringify(user) });
  const { session, start } = openTab(storage);
  const called = new Promise<void>((resolve) => {
    session.subscribe(() => {
      if (session.state().status === 'member') {
        void session.call(getFavouriteSpaceList, { page: 1, limit: 8 }).then(() => resolve());
      }
    });
  });
  start();
  await called;
  expect(asked.map(({ path, authorization }) => [path, authorization])).toEqual([
    ['/auth/refresh-token', undefined],
    ['/world/get-favourite-space-list/1/8', 'Bearer renewed'],
  ]);
});
