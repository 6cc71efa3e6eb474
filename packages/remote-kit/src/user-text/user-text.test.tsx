import { screen } from '@testing-library/react';
import { renderInFakeShell } from '../fake-shell/fake-shell.tsx';
import { UserText } from './user-text.tsx';

const show = (text: string) => renderInFakeShell(() => <UserText text={text} />, { remote: 'mfe-spaces' });

test('[T59] a link opens a tab that knows nothing of this one and passes no credit on', async () => {
  await show('Look: https://www.example.com/a/b#c.');
  const link = screen.getByRole('link', { name: 'www.example.com/a/b#c' });
  expect(link.getAttribute('href')).toBe('https://www.example.com/a/b#c');
  expect([link.getAttribute('target'), link.getAttribute('rel')]).toEqual(['_blank', 'noopener nofollow ugc']);
});

test('a tag leads to the search, Japanese ones and wide ones too', async () => {
  await show('＃音楽 #fun');
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    `/search?src=${encodeURIComponent('#音楽')}`,
    '/search?src=%23fun',
  ]);
  expect(screen.getByRole('link', { name: '＃音楽' })).toBeTruthy();
});

test('[T59] each paragraph finds its own reading direction, and markup is text', async () => {
  const { container } = await show('<img src=x onerror=alert(1)>\n\nשלום');
  const paragraphs = [...container.querySelectorAll('p')];
  expect(paragraphs.map(({ dir, textContent }) => [dir, textContent])).toEqual([
    ['auto', '<img src=x onerror=alert(1)>'],
    ['auto', 'שלום'],
  ]);
  expect(container.querySelector('img')).toBeNull();
});
