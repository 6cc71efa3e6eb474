import { getFavouriteSpaceList } from '@xana/contracts/http/spaces/favourites';
import { getSingleWorldHot } from '@xana/contracts/http/spaces/space-details';
import { eventually } from '@xana/test-kit/eventually';
import { memoryStorage, sessionEnded, useFakePlatform, user } from './test-session.ts';

const platform = useFakePlatform();

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
