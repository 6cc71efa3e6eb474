import { getFavouriteSpaceList } from '@xana/contracts/http/spaces/favourites';
import { getSingleWorldHot } from '@xana/contracts/http/spaces/space-details';
import { eventually } from '@xana/test-kit/eventually';
import { issueToken, logIn, memoryStorage, sessionEnded, settle, useFakePlatform, user } from './test-session.ts';

const platform = useFakePlatform();

describe('createSession', () => {
  it('[LG-05] [LG-14] stores the flag and the user but no token after a login', () => {
    const storage = memoryStorage();
    const tab = platform.openTab(storage);
    expect(tab.session.state()).toEqual({ status: 'visitor' });
    logIn(tab);
    expect(tab.session.state()).toEqual({ status: 'member', user });
    expect(storage.content.get('userConnected')).toBe('true');
    expect(JSON.parse(storage.content.get('user') ?? '')).toEqual(user);
    expect([...storage.content.values()].join()).not.toContain('secret');
    expect(JSON.stringify(tab.session)).not.toContain('secret');
    expect(tab.events).toEqual(['session:memberArrived']);
  });

  it('takes over the name of the member when their profile was saved, and asks nothing for a visitor [PR-02]', async () => {
    const tab = platform.openTab(memoryStorage());
    tab.saveProfile();
    logIn(tab);
    platform.refresh = () => platform.renewed({ ...user, name: 'Mia Chen' });
    tab.saveProfile();
    await eventually(() => expect(tab.session.state()).toMatchObject({ user: { name: 'Mia Chen' } }));
    expect([platform.requests.length, tab.events]).toEqual([1, ['session:memberArrived']]);
  });

  it('authorizes calls with the access token', async () => {
    const tab = platform.openTab(memoryStorage());
    logIn(tab);
    await tab.session.call(getFavouriteSpaceList, { page: 1, limit: 8 });
    expect(platform.requests).toEqual([
      { path: '/world/get-favourite-space-list/1/8', authorization: 'Bearer secret' },
    ]);
  });

  it('works when storage is forbidden', () => {
    const forbid = () => {
      throw new Error('SecurityError');
    };
    const tab = platform.openTab({ getItem: forbid, setItem: forbid, removeItem: forbid });
    logIn(tab);
    tab.session.setTheme('light');
    expect(tab.session.state().status).toBe('member');
    expect(tab.session.theme()).toBe('light');
  });

  it('requests a login from a visitor and not from a member', () => {
    const tab = platform.openTab(memoryStorage());
    expect(tab.session.requireLogin('chat')).toBe(false);
    expect(tab.events).toEqual(['shell:loginRequested']);
    logIn(tab);
    expect(tab.session.requireLogin('chat')).toBe(true);
  });

  it('starts with the language and theme of the browser', () => {
    const { session } = platform.openTab(memoryStorage());
    expect([session.locale(), session.theme(), session.themeChoice(), session.chainId()]).toEqual([
      'ja',
      'dark',
      'system',
      1,
    ]);
  });
});

describe('createSession, restore', () => {
  it('[LG-14] restores the member after a reload', async () => {
    const tab = platform.openTab(memoryStorage({ userConnected: 'true' }));
    expect(tab.session.state().status).toBe('restoring');
    tab.start();
    await eventually(() => expect(tab.session.state()).toEqual({ status: 'member', user }));
  });

  it('[LG-14] becomes a visitor without navigating when the server rejects the refresh', async () => {
    platform.refresh = sessionEnded;
    const storage = memoryStorage({ userConnected: 'true' });
    const tab = platform.openTab(storage);
    tab.start();
    await eventually(() => expect(tab.session.state().status).toBe('visitor'));
    expect(storage.content.has('userConnected')).toBe(false);
    expect(tab.paths).toEqual([]);
  });

  it('[LG-14] is unreachable while the server fails, calls as a visitor, and recovers silently', async () => {
    platform.refresh = () => ({ status: 503, body: {} });
    const storage = memoryStorage({ userConnected: 'true' });
    const tab = platform.openTab(storage);
    tab.start();
    await eventually(() => expect(tab.session.state().status).toBe('unreachable'));
    expect(storage.content.get('userConnected')).toBe('true');
    expect(tab.session.requireLogin('chat')).toBe(false);
    expect(tab.events).toEqual([]);
    await tab.session.call(getSingleWorldHot, { id: 38, type: 'ENVIRONMENT' });
    const members = tab.session.call(getFavouriteSpaceList, { page: 1, limit: 8 });
    await expect(members).rejects.toMatchObject({ code: 'NETWORK_UNREACHABLE' });
    platform.refresh = () => platform.renewed();
    tab.session.reconnect();
    await eventually(() => expect(tab.session.state()).toEqual({ status: 'member', user }));
  });

  it('[LG-14] stops waiting for an answer after the timeout and accepts a late answer', async () => {
    let answer = () => {};
    platform.server.removeAllListeners('request');
    platform.server.on('request', (request, response) => {
      const reply = () => {
        const { status, body } = platform.refresh();
        response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
      };
      if (request.url === '/auth/refresh-token') answer = reply;
      else reply();
    });
    const tab = platform.openTab(memoryStorage({ userConnected: 'true' }), undefined, 200);
    tab.start();
    expect(tab.session.state().status).toBe('restoring');
    await eventually(() => expect(tab.session.state().status).toBe('unreachable'));
    answer();
    await eventually(() => expect(tab.session.state()).toEqual({ status: 'member', user }));
  });

  it('[LG-14] adopts the member who logged in in another tab', async () => {
    const storage = memoryStorage();
    const window = new EventTarget();
    const tab = platform.openTab(storage, window);
    tab.start();
    storage.setItem('userConnected', 'true');
    storage.setItem('user', JSON.stringify(user));
    window.dispatchEvent(new Event('visibilitychange'));
    expect(tab.session.state().status).toBe('restoring');
    await eventually(() => expect(tab.session.state()).toEqual({ status: 'member', user }));

    const other = { ...user, id: 8, userWallet: { address: '0x00000000000000000000000000000000000000bb' } };
    platform.refresh = () => platform.renewed(other);
    storage.setItem('user', JSON.stringify(other));
    window.dispatchEvent(new Event('focus'));
    await eventually(() => expect(tab.session.state()).toEqual({ status: 'member', user: other }));
    expect(tab.session.wallet()?.address).toBe(other.userWallet.address);
  });

  it('announces a restored member only after the token can be read', async () => {
    const storage = memoryStorage({ userConnected: 'true', user: JSON.stringify(user) });
    const { session, start } = platform.openTab(storage);
    const called = new Promise<void>((resolve) => {
      session.subscribe(() => {
        if (session.state().status === 'member') {
          void session.call(getFavouriteSpaceList, { page: 1, limit: 8 }).then(() => resolve());
        }
      });
    });
    start();
    await called;
    expect(platform.requests.map(({ path, authorization }) => [path, authorization])).toEqual([
      ['/auth/refresh-token', undefined],
      ['/world/get-favourite-space-list/1/8', 'Bearer renewed'],
    ]);
  });
});

describe('createSession, logout', () => {
  it('[LO-03] applies a missed logout when the page returns from the back/forward cache', async () => {
    const storage = memoryStorage();
    const window = new EventTarget();
    const tab = platform.openTab(storage, window);
    logIn(tab);
    window.dispatchEvent(new Event('pageshow'));
    expect(tab.session.state().status).toBe('member');
    storage.removeItem('userConnected');
    window.dispatchEvent(new Event('pageshow'));
    expect(tab.session.state().status).toBe('visitor');
    await settle();
    expect(platform.requests).toEqual([]);
  });

  it('[LO-01] [LO-03] [LO-04] logs out in all tabs and keeps the preferences', async () => {
    const storage = memoryStorage({ chainId: '8888', theme: 'dark', locale: 'en' });
    const first = platform.openTab(storage);
    const second = platform.openTab(storage);
    logIn(first);
    logIn(second);
    await first.session.logout();
    await eventually(() => expect(second.session.state()).toEqual({ status: 'visitor' }));
    for (const tab of [first, second]) {
      expect(tab.session.state()).toEqual({ status: 'visitor' });
      expect(tab.session.wallet()).toBeNull();
      expect(tab.paths).toEqual(['/']);
      expect(tab.events).toContain('session:memberLeft');
    }
    expect(Object.fromEntries(storage.content)).toEqual({ chainId: '8888', theme: 'dark', locale: 'en' });
    expect(platform.requests.filter(({ path }) => path === '/auth/logout')).toEqual([
      { path: '/auth/logout', authorization: 'Bearer secret' },
    ]);
  });

  it('[LO-03] treats a rejected refresh as a logout in another tab when storage is already cleared', async () => {
    platform.refresh = sessionEnded;
    const storage = memoryStorage({ userConnected: 'true' });
    const tab = platform.openTab(storage);
    storage.removeItem('userConnected');
    tab.start();
    await eventually(() => expect(tab.session.state().status).toBe('visitor'));
    expect(tab.paths).toEqual(['/']);
  });

  it('[LG-13] leaves as a banned member in all tabs when the server rejects the refresh with AUTH.BANNED', async () => {
    platform.refresh = () => ({ status: 403, body: { success: false, data: null, code: 'AUTH.BANNED', msg: '' } });
    const storage = memoryStorage({ userConnected: 'true' });
    const [tab, other] = [platform.openTab(storage), platform.openTab(storage)];
    const reasons: string[] = [];
    tab.onLeft((reason) => reasons.push(reason));
    tab.start();
    await eventually(() => expect(other.session.state().status).toBe('visitor'));
    expect([tab.session.state().status, tab.paths, reasons]).toEqual(['visitor', ['/'], ['banned']]);
    expect(Object.fromEntries(storage.content)).toEqual({});
    expect(platform.requests.map(({ path }) => path)).toEqual(['/auth/refresh-token']);
  });

  it('[LO-03] has removed the token and navigated home before it notifies listeners', async () => {
    const tab = platform.openTab(memoryStorage());
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
    await eventually(() => expect(platform.requests).toHaveLength(2));
    expect(Object.fromEntries(platform.requests.map(({ path, authorization }) => [path, authorization]))).toEqual({
      '/auth/logout': 'Bearer secret',
      '/world/get-favourite-space-list/1/8': undefined,
    });
  });

  it('logs out when the wallet switches to another account', async () => {
    let leave = (_accounts: unknown) => {};
    const tab = platform.openTab(memoryStorage());
    tab.establish({
      ...issueToken('secret'),
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
});
