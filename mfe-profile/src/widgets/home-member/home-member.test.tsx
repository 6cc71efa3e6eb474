import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { friendPresenceChanged } from '@xana/contracts/events/chat';
import { getFriendsPresence } from '@xana/contracts/http/follow/follows';
import type { FriendPresence } from '@xana/contracts/http/spaces/presence';
import { getHomeSummary } from '@xana/contracts/http/users/get-home-summary';
import { answerTo, renderInFakeShell } from '@xana/remote-kit/fake-shell';
import { buildMember, buildUser } from '@xana/test-kit/builders';
import { HomeMember } from './home-member.tsx';

const MEMBER = buildMember({ id: 7, name: 'Mia' });
const NEW_MEMBER = {
  interestCount: 0,
  followingCount: 0,
  favouriteCount: 0,
  spaceCount: 0,
  since: null,
  newFollowerCount: 0,
  newPostCount: 0,
  newSpaceCount: 0,
};

const show = (summary: object, friends: FriendPresence[] | Promise<FriendPresence[]> = []) =>
  renderInFakeShell(HomeMember, {
    remote: 'mfe-profile',
    member: MEMBER,
    answers: [
      answerTo(getHomeSummary, () => ({ ...NEW_MEMBER, ...summary })),
      answerTo(getFriendsPresence, async () => {
        const rows = await friends;
        return { count: rows.length, rows };
      }),
    ],
  });

beforeEach(() => localStorage.clear());

describe('HomeMember', () => {
  it('[SP-01] leads a new member through the first steps, and marks those that are done', async () => {
    const shell = await show({ followingCount: 2 });
    expect((await screen.findByRole('region', { name: 'Your first steps' })).textContent).toContain('1 of 4 done');
    const done = screen.getAllByRole('listitem').filter(({ textContent }) => textContent?.includes('Done'));
    expect(done.map(({ textContent }) => textContent)).toEqual([expect.stringContaining('Follow people')]);
    fireEvent.click(screen.getByRole('button', { name: 'Create your first space' }));
    expect(shell.asked).toEqual(['create space']);
    fireEvent.click(screen.getByRole('link', { name: 'Add a space to your favourites' }));
    expect(shell.path()).toBe('/explore');
  });

  it('[SP-01] waits for the friends, so that the page below moves once, and a second at most', async () => {
    jest.useFakeTimers();
    await show({}, new Promise<FriendPresence[]>(() => {}));
    await act(() => jest.advanceTimersByTimeAsync(999));
    expect(screen.queryByRole('region')).toBeNull();
    await act(() => jest.advanceTimersByTimeAsync(1));
    expect(screen.getByRole('region', { name: 'Your first steps' })).toBeTruthy();
    jest.useRealTimers();
  });

  it('[SP-01] keeps the first steps hidden for a member who has hidden them', async () => {
    const { unmount } = await show({});
    fireEvent.click(await screen.findByRole('button', { name: 'Hide the first steps' }));
    await waitFor(() => expect(screen.queryByRole('region')).toBeNull());
    unmount();
    const { container } = await show({});
    await waitFor(() => expect(container.querySelector('.home')).not.toBeNull());
    expect(screen.queryByRole('region')).toBeNull();
  });

  it('[SP-01] tells a returning member what is new, each with a link, and no first steps', async () => {
    await show({
      interestCount: 3,
      followingCount: 9,
      favouriteCount: 2,
      since: '2026-01-02T10:00:00.000Z',
      newFollowerCount: 1,
      newPostCount: 100,
    });
    expect(await screen.findByRole('heading', { name: `Welcome back, ${MEMBER.name}` })).toBeTruthy();
    const links = screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
    expect(links).toEqual([
      ['1 new follower', '/notifications'],
      ['100+ new posts', '/feed?for=user&from=following'],
    ]);
    expect(screen.queryByRole('region', { name: 'Your first steps' })).toBeNull();
  });

  it('[SP-01] [CH-05] shows friends who are online, with a link to the space where they are', async () => {
    const lobby = { name: 'Lobby', localizedNames: { ja: 'ロビー' }, entityType: 'ENVIRONMENT' as const };
    const friends = [
      {
        user: buildUser({ name: 'Ren' }),
        space: { ...lobby, id: 38, isGame: false, thumbnail: 'http://localhost:4003/p/a' },
      },
      { user: buildUser({ id: 9, name: 'Mika' }), space: null },
    ];
    await show({ interestCount: 3, followingCount: 9, favouriteCount: 2 }, friends);
    const region = await screen.findByRole('region', { name: 'Friends online' });
    const links = [...region.querySelectorAll('a')].map((link) => [link.textContent, link.getAttribute('href')]);
    expect(links).toEqual([
      ['RRenIn Lobby', '/details/38?type=ENVIRONMENT&for=space'],
      ['MMikaOn the site', '/profile?user=9'],
    ]);
  });

  it('[SP-01] [CH-05] shows a friend who comes online while the rest of the page still loads', async () => {
    jest.useFakeTimers();
    let friends: FriendPresence[] = [];
    const shell = await renderInFakeShell(HomeMember, {
      remote: 'mfe-profile',
      member: MEMBER,
      answers: [
        answerTo(getHomeSummary, () => new Promise((answer) => setTimeout(answer, 900, NEW_MEMBER)) as never),
        answerTo(getFriendsPresence, () => ({ count: friends.length, rows: friends })),
      ],
    });
    friends = [{ user: buildUser({ name: 'Ren' }), space: null }];
    act(() => shell.publish(friendPresenceChanged, { userId: friends[0]?.user.id ?? 0, isOnline: true }));
    await act(() => jest.advanceTimersByTimeAsync(2_000));
    expect(screen.getByRole('region', { name: 'Friends online' })).toBeTruthy();
    jest.useRealTimers();
  });

  it('[SP-01] is empty for a returning member when nothing is new', async () => {
    const { container } = await show({ interestCount: 3, followingCount: 9, favouriteCount: 2 });
    await waitFor(() => expect(container.querySelector('.home')?.childElementCount).toBe(0));
  });
});
