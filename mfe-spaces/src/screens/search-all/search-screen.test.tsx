import { screen } from '@testing-library/react';
import { searchAll } from '@xana/contracts/http/search/search-all';
import { answerTo, renderInFakeShell } from '@xana/remote-kit/fake-shell';
import { phrasesAndTags } from '../../phrases/phrases-and-tags.ts';
import { SearchScreen } from './search-screen.tsx';

const nothing = { counts: { world: 0, profile: 0, nft: 0, collection: 0 }, paginatedResults: [] };

test.each([
  ['#music', 'en', 'Results for “#Music”', '#Music'],
  ['#music', 'ja', '「#音楽」の検索結果', '#音楽'],
  ['#no-such-tag', 'ja', '「#no-such-tag」の検索結果', '#no-such-tag'],
  ['music', 'ja', '「music」の検索結果', 'music'],
] as const)('[SE-03] a search for %s is titled in the language %s: %s', async (src, locale, title, shown) => {
  const wanted: string[] = [];
  await renderInFakeShell(SearchScreen, {
    remote: 'mfe-spaces',
    path: `/search?${new URLSearchParams({ src })}`,
    locale,
    phrases: phrasesAndTags,
    answers: [
      answerTo(searchAll, ({ name }) => {
        wanted.push(String(name));
        return nothing;
      }),
    ],
  });
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(title);
  expect(document.title).toBe(`${title} · XANA`);
  expect(screen.getByRole<HTMLInputElement>('searchbox').value).toBe(shown);
  // The key travels, whatever the reader's language is.
  expect(wanted).toEqual([src]);
});
