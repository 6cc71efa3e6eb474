import { getFavouriteSpaceList } from '@xana/contracts/http/spaces/favourites';
import { eventually } from '@xana/test-kit/eventually';
import { logIn, memoryStorage, useFakePlatform, user } from './test-session.ts';

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
