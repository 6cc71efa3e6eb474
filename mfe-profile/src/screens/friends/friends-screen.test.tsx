import { act, fireEvent, screen } from '@testing-library/react';
import {
  getAllFollowersByUserAuth,
  getAllFollowersByUserTagNameAuth,
  getAllFollowingByUserAuth,
} from '@xana/contracts/http/follow/follow-lists';
import { getUserProfile } from '@xana/contracts/http/users/profiles';
import { answerTo, apiError, renderInFakeShell } from '@xana/remote-kit/fake-shell';
import { buildMember, buildProfile } from '@xana/test-kit/builders';
import { FriendsScreen } from './friends-screen.tsx';

const searched: unknown[] = [];
beforeEach(() => {
  searched.length = 0;
  jest.useFakeTimers();
});
afterEach(() => jest.useRealTimers());
const pass = (milliseconds: number) => act(async () => jest.advanceTimersByTimeAsync(milliseconds));

const empty = { count: 0, rows: [] };
async function open({ path = '/follow-user/1?option=followers', locale = 'en' as 'en' | 'ja' } = {}) {
  const shell = await renderInFakeShell(FriendsScreen, {
    remote: 'mfe-profile',
    path,
    locale,
    member: buildMember(),
    answers: [
      answerTo(getUserProfile, ({ userId }) => {
        if (userId !== 1) throw apiError({ code: 'USER_NOT_FOUND', message: '' });
        return buildProfile({ id: 1, name: 'Noah' });
      }),
      answerTo(getAllFollowersByUserAuth, ({ search }) => {
        searched.push(search ?? '');
        return empty;
      }),
      answerTo(getAllFollowersByUserTagNameAuth, ({ tagName }) => {
        searched.push(`#${tagName}`);
        return empty;
      }),
      answerTo(getAllFollowingByUserAuth, () => empty),
    ],
  });
  await pass(0);
  return shell;
}

describe('[PR-04] FriendsScreen', () => {
  it('searches half a second after the last key, and keeps the search in the address', async () => {
    const { path } = await open();
    const field = screen.getByRole('searchbox');
    fireEvent.change(field, { target: { value: 'Sa' } });
    await pass(450);
    fireEvent.change(field, { target: { value: 'Sato' } });
    await pass(450);
    expect(searched).toEqual(['']);
    await pass(100);
    expect(searched).toEqual(['', 'Sato']);
    expect(path()).toBe('/follow-user/1?option=followers&name=Sato');
  });

  it('searches for no text that is still being composed', async () => {
    await open({ locale: 'ja' });
    const field = screen.getByRole('searchbox');
    fireEvent.compositionStart(field);
    fireEvent.change(field, { target: { value: 'さt' } });
    await pass(2_000);
    expect(searched).toEqual(['']);
    fireEvent.change(field, { target: { value: '佐藤' } });
    fireEvent.compositionEnd(field);
    await pass(600);
    expect(searched).toEqual(['', '佐藤']);
  });

  it('filters by a tag, and keeps it when the list changes', async () => {
    const { path } = await open();
    fireEvent.click(screen.getByRole('button', { name: 'Gaming' }));
    await pass(0);
    expect(searched.at(-1)).toBe('#gaming');
    fireEvent.click(screen.getByRole('tab', { name: 'Following' }));
    await pass(0);
    expect(path()).toBe('/follow-user/1?option=followings&tag=gaming');
  });

  it('[PR-05] shows close friends, blocked and muted people of the member alone', async () => {
    await open();
    expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual(['Following', 'Followers']);
  });

  it.each(['/follow-user/99?option=followers', '/follow-user/x'])(
    'shows that the user of %s does not exist',
    async (path) => {
      await open({ path });
      expect(screen.getByText('This user does not exist')).toBeTruthy();
    },
  );
});
