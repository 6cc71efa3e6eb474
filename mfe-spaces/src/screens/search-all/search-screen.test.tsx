import { fireEvent, screen, within } from '@testing-library/react';
import { searchAll } from '@xana/contracts/http/search/search-all';
import { getPopularTags } from '@xana/contracts/http/spaces/space-lists';
import { answerTo, renderInFakeShell } from '@xana/remote-kit/fake-shell';
import { buildHit, buildSearchAnswer } from '@xana/test-kit/search-builders';
import { SearchScreen } from './search-screen.tsx';

test.each([
  ['#music', 'en', 'Results for “#Music”', '#Music'],
  ['#music', 'ja', '「#音楽」の検索結果', '#音楽'],
  ['#no-such-tag', 'ja', '「#no-such-tag」の検索結果', '#no-such-tag'],
  ['music', 'ja', '「music」の検索結果', 'music'],
] as const)('[SE-03] titles a search for %s in the language %s: %s', async (src, locale, title, shown) => {
  const searched: string[] = [];
  await renderInFakeShell(SearchScreen, {
    remote: 'mfe-spaces',
    path: `/search?${new URLSearchParams({ src })}`,
    locale,
    answers: [
      answerTo(searchAll, ({ name }) => {
        searched.push(String(name));
        return buildSearchAnswer();
      }),
    ],
  });
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(title);
  expect(document.title).toBe(`${title} · XANA`);
  expect(screen.getByRole<HTMLInputElement>('searchbox').value).toBe(shown);
  // The platform gets the key of the tag in every language.
  expect(searched).toEqual([src]);
});

const GARDEN = buildHit('world', { name: 'Velvet Garden', description: 'A garden of light', isFavourite: false });

async function showSearch(src: string, hits: (typeof GARDEN)[] = []) {
  return renderInFakeShell(SearchScreen, {
    remote: 'mfe-spaces',
    path: `/search?${new URLSearchParams({ src })}`,
    answers: [
      answerTo(searchAll, () => buildSearchAnswer(hits)),
      answerTo(getPopularTags, () => ({ tags: ['music'] })),
    ],
  });
}

test('[SE-04] names what was searched when nothing is found, and offers the popular tags', async () => {
  await showSearch('qwxz');
  expect(await screen.findByText('Nothing for “qwxz”')).toBeTruthy();
  expect(screen.getByText(/No data found/)).toBeTruthy();
  const tags = within(await screen.findByRole('list', { name: 'Popular tags' })).getAllByRole('link');
  expect(tags.map((tag) => [tag.textContent, tag.getAttribute('href')])).toEqual([['#Music', '/search?src=%23music']]);
});

test('[SE-03] marks the matches in name and description, and asks a visitor to log in for a favourite', async () => {
  const { asked } = await showSearch('garden', [GARDEN]);
  await screen.findByRole('link', { name: 'Velvet Garden' });
  expect([...document.querySelectorAll('mark')].map(({ textContent }) => textContent)).toEqual(['Garden', 'garden']);
  fireEvent.click(screen.getByRole('button', { name: 'Add Velvet Garden to favourites' }));
  expect(asked).toEqual(['login']);
});
