import { screen } from '@testing-library/react';
import { searchAll } from '@xana/contracts/http/search/search-all';
import { tagPhrases } from '@xana/i18n/tags';
import { answerTo, renderInFakeShell } from '@xana/remote-kit/fake-shell';
import { phrases } from '../../phrases/phrases.ts';
import { searchPhrases } from '../../shared/search/phrases/phrases.ts';
import { SearchScreen } from './search-screen.tsx';

const noHits = { counts: { world: 0, profile: 0, nft: 0, collection: 0 }, paginatedResults: [] };

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
    phrases: [phrases, searchPhrases, tagPhrases],
    answers: [
      answerTo(searchAll, ({ name }) => {
        searched.push(String(name));
        return noHits;
      }),
    ],
  });
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(title);
  expect(document.title).toBe(`${title} · XANA`);
  expect(screen.getByRole<HTMLInputElement>('searchbox').value).toBe(shown);
  // The platform gets the key of the tag in every language.
  expect(searched).toEqual([src]);
});
