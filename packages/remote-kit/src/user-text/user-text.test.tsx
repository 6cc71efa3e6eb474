import { fireEvent, screen } from '@testing-library/react';
import { renderInFakeShell } from '../fake-shell/fake-shell.tsx';
import { UserText } from './user-text.tsx';

const show = (text: string) => renderInFakeShell(() => <UserText text={text} />, { remote: 'mfe-spaces' });

test('[T59] opens links in a new tab with noopener, nofollow and ugc', async () => {
  await show('Look: https://www.example.com/a/b#c.');
  const link = screen.getByRole('link', { name: 'www.example.com/a/b#c' });
  expect(link.getAttribute('href')).toBe('https://www.example.com/a/b#c');
  expect([link.getAttribute('target'), link.getAttribute('rel')]).toEqual(['_blank', 'noopener nofollow ugc']);
});

test('[T59] warns of a link whose host mixes scripts', async () => {
  await show('https://\u0430pple.com and https://apple.com');
  expect(await screen.findByText(/may imitate another one/)).toBeTruthy();
  expect(screen.getAllByRole('link').map(({ nextElementSibling }) => nextElementSibling?.textContent ?? '')).toEqual([
    expect.stringContaining('alphabets'),
    '',
  ]);
});

test('[CM-08] opens a link to the site itself in the page, also on localhost', async () => {
  const shell = await show(`See ${location.origin}/details/5?for=event.`);
  const link = screen.getByRole('link', { name: /\/details\/5\?for=event$/ });
  expect(link.getAttribute('target')).toBeNull();
  fireEvent.click(link);
  expect(shell.path()).toBe('/details/5?for=event');
});

test('links hashtags to the search, also Japanese and full-width ones', async () => {
  await show('＃音楽 #fun');
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    `/search?src=${encodeURIComponent('#音楽')}`,
    '/search?src=%23fun',
  ]);
  expect(screen.getByRole('link', { name: '＃音楽' })).toBeTruthy();
});

test('[T59] sets the direction per paragraph and renders markup as text', async () => {
  const { container } = await show('<img src=x onerror=alert(1)>\n\nשלום');
  const paragraphs = [...container.querySelectorAll('p')];
  expect(paragraphs.map(({ dir, textContent }) => [dir, textContent])).toEqual([
    ['auto', '<img src=x onerror=alert(1)>'],
    ['auto', 'שלום'],
  ]);
  expect(container.querySelector('img')).toBeNull();
});

test('[PR-10] shows a mention by the name of the user, and any other @ as text', async () => {
  const mentions = [
    { id: 7, username: 'explorer0854', name: 'Mia Chen' },
    { id: 8, username: 'ren' },
  ];
  await renderInFakeShell(() => <UserText text="@Explorer0854 and @ren, not @other" mentions={mentions} />, {
    remote: 'mfe-profile',
  });
  expect(screen.getAllByRole('link').map((link) => [link.textContent, link.title, link.getAttribute('href')])).toEqual([
    ['@Mia Chen', '@Explorer0854', '/profile?user=7'],
    ['@ren', '@ren', '/profile?user=8'],
  ]);
});
