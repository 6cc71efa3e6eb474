import { getFavouriteSpaceList } from '@xana/contracts/http/spaces/favourites';
import { eventually } from '@xana/test-kit/eventually';
import { issueToken, logIn, memoryStorage, sessionEnded, settle, useFakePlatform, user } from './test-session.ts';

const platform = useFakePlatform();

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
