import { fireEvent, screen } from '@testing-library/react';
import type { SessionUser } from '@xana/contracts/http/auth/session-user';
import { renderInFrame } from '../render-in-frame.tsx';
import { BottomBar } from './bottom-bar.tsx';

const member = { id: 7, name: 'Mia' } as SessionUser;
const items = () => [...document.querySelectorAll('nav li')].map((item) => item.firstElementChild as HTMLElement);
const addresses = () => items().map((item) => item.getAttribute('href'));
const current = () => items().filter((item) => item.getAttribute('aria-current') === 'page');

describe('BottomBar', () => {
  it.each([
    ['en', ['Home', 'Space', 'Feed', 'Friends', 'Me']],
    ['ja', ['ホーム', 'スペース', 'フィード', 'フレンド', 'マイページ']],
  ] as const)('[BB-01] names the five sections (%s)', async (locale, names) => {
    await renderInFrame(BottomBar, { locale });
    expect(items().map(({ textContent }) => textContent)).toEqual(names);
  });

  it('[BB-01] [BB-02] links a member to all sections, with their own friends and profile', async () => {
    await renderInFrame(BottomBar, { member });
    const own = ['/follow-user/7?option=followings', '/profile?user=7'];
    expect(addresses()).toEqual(['/', '/explore', '/feed?for=user', ...own]);
  });

  it('[BB-02] asks a visitor who opens Friends or Me to log in', async () => {
    const { asked, path } = await renderInFrame(BottomBar);
    expect(addresses()).toEqual(['/', '/explore', '/feed?for=user', null, null]);
    for (const name of ['Friends', 'Me']) fireEvent.click(screen.getByRole('button', { name }));
    expect(asked).toEqual(['login', 'login']);
    expect(path()).toBe('/');
  });

  it.each([
    ['/', 'Home'],
    ['/details/38?type=ENVIRONMENT&for=space', 'Space'],
    ['/profile?user=7', 'Me'],
  ])('[BB-03] marks the section of %s alone as current', async (path, name) => {
    await renderInFrame(BottomBar, { path, member });
    expect(current().map(({ textContent }) => textContent)).toEqual([name]);
  });
});
