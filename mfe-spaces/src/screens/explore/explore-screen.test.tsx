import { act, fireEvent, screen, within } from '@testing-library/react';
import { getLatestAvatars } from '@xana/contracts/http/avatars/avatars';
import { getEventByType } from '@xana/contracts/http/events/events';
import { getAllSpaces, getPopularTags, getSpaceFacets } from '@xana/contracts/http/spaces/space-lists';
import { answerTo, apiError, renderInFakeShell } from '@xana/remote-kit/fake-shell';
import { buildEvent, buildMember, buildSpace } from '@xana/test-kit/builders';
import { ExploreScreen } from './explore-screen.tsx';

let isDown = false;
const asked: unknown[] = [];
beforeEach(() => {
  isDown = false;
  asked.length = 0;
});

const open = ({ path = '/explore', locale = 'en' as 'en' | 'ja', isEmpty = false, isMember = false } = {}) =>
  renderInFakeShell(ExploreScreen, {
    remote: 'mfe-spaces',
    path,
    locale,
    ...(isMember ? { member: buildMember() } : {}),
    answers: [
      answerTo(getAllSpaces, (input) => {
        asked.push(input);
        if (isDown) throw apiError({ code: 'SERVER_BUSY', message: '' });
        if (isEmpty) return { count: 0, rows: [] };
        return { count: 1, rows: [buildSpace({ name: input.kind === 'game' ? 'Harbour race' : 'Garden of rain' })] };
      }),
      answerTo(getPopularTags, () => ({ tags: ['family', 'music'] })),
      answerTo(getSpaceFacets, ({ allTags }) => ({
        count: allTags ? 1_204 : 38_000,
        tags: [
          { tag: 'music', count: 1_204 },
          { tag: 'party', count: 3 },
        ],
      })),
      answerTo(getEventByType, () => ({ count: 1, rows: [buildEvent({ title: 'Lantern night' })] })),
      answerTo(getLatestAvatars, () => ({
        count: 1,
        rows: [
          { id: 7, name: 'Nova 007', image: '', user: { id: 3, name: 'Mia', avatar: null, profileIconColor: '#000' } },
        ],
      })),
    ],
  });
const listed = async (list: string, name: string) =>
  within(await screen.findByRole('list', { name: list })).getByRole('link', { name });

describe('[RT-07] ExploreScreen', () => {
  it('moves from tab to tab with the arrow keys, and keeps the tab in the address', async () => {
    const { path } = await open();
    expect(await listed('Spaces', 'Garden of rain')).toBeTruthy();
    for (const [tab, list, name] of [
      ['events', 'Thursday, January 15', 'Lantern night'],
      ['games', 'Games', 'Harbour race'],
      ['avatars', 'Avatars', 'Nova 007'],
    ] as const) {
      const selected = screen.getByRole('tab', { selected: true });
      await act(async () => selected.focus());
      fireEvent.keyDown(selected, { key: 'ArrowRight' });
      expect(await listed(list, name)).toBeTruthy();
      expect(path()).toBe(`/explore?tab=${tab}`);
    }
  });

  it('shows an error with a retry in place of a list that cannot be loaded', async () => {
    isDown = true;
    await open();
    expect(await screen.findByText('Spaces could not be loaded')).toBeTruthy();
    isDown = false;
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await listed('Spaces', 'Garden of rain')).toBeTruthy();
  });

  it('shows that a list has no rows', async () => {
    await open({ path: '/explore?tab=games&tag=mindfulness', isEmpty: true });
    expect(await screen.findByText('No data found')).toBeTruthy();
    expect(asked.at(-1)).toMatchObject({ kind: 'game', allTags: 'mindfulness' });
  });

  it('[SP-03] filters by several tags, announces the number of results, and clears the tags', async () => {
    const { path } = await open({ path: '/explore?tag=music' });
    const music = await screen.findByRole('button', { name: 'Music 1.2K', pressed: true });
    fireEvent.click(await screen.findByRole('button', { name: 'Party 3', pressed: false }));
    expect(path()).toBe('/explore?tag=music,party');
    expect(await listed('Spaces', 'Garden of rain')).toBeTruthy();
    expect(asked.at(-1)).toMatchObject({ allTags: 'music,party' });
    expect(screen.getByRole('status').textContent).toBe('1 space');
    expect(within(music).getByTitle('1,204 results with this tag')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Clear all' }));
    expect(path()).toBe('/explore');
    expect(asked.at(-1)).not.toHaveProperty('allTags');
  });

  it('[SP-03] shows the popular tags first', async () => {
    await open();
    const tags = within(await screen.findByRole('list', { name: 'Tags' }));
    await tags.findByRole('button', { name: /^Family/ });
    const names = tags
      .getAllByRole('button')
      .map(({ textContent }) => textContent?.split(' ')[0]?.replace(/[\d.K]+$/, ''));
    expect([names.slice(0, 4), names.length]).toEqual([['Family', 'Music', 'Fun', 'Party'], 20]);
  });

  it('[SP-03] suggests which of the tags to remove when nothing has all of them', async () => {
    const { path } = await open({ path: '/explore?tag=music,art', isEmpty: true });
    fireEvent.click(await screen.findByRole('button', { name: 'Remove Art (1,204)' }));
    expect(path()).toBe('/explore?tag=music');
  });

  it('[SP-03] asks a visitor to log in for the lists of a member', async () => {
    await open({ path: '/explore?sort=favourites' });
    expect(await screen.findByText('Log in to see your favourites.')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Log in' })).toBeTruthy();
    expect(asked).toEqual([]);
  });

  it('[SP-03] explains to a member how an empty list fills', async () => {
    const { path } = await open({ path: '/explore?sort=favourites', isEmpty: true, isMember: true });
    expect(await screen.findByText('Press the heart on a space or game, and it appears here.')).toBeTruthy();
    expect(asked.at(-1)).toMatchObject({ list: 'favourites' });
    fireEvent.click(screen.getByRole('button', { name: 'See what is hot' }));
    expect(path()).toBe('/explore');
  });

  it.each([
    ['en', 'Hot this week'],
    ['ja', '今週の人気順'],
  ] as const)('names the default order after its criterion in the language %s', async (locale, order) => {
    await open({ locale });
    expect(await screen.findByRole('option', { name: order, selected: true })).toBeTruthy();
    expect(asked[0]).toMatchObject({ sort: 'mostActive' });
  });
});
