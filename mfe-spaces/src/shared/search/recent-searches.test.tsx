import { clearRecentSearches, recentSearches, rememberSearch, removeRecentSearch } from './recent-searches.ts';

beforeEach(() => localStorage.clear());

test('[SE-02] remembers the last three searches without duplicates, the newest first', () => {
  for (const query of ['one', 'two', 'three', 'two', 'four']) rememberSearch(query);
  expect(recentSearches()).toEqual(['four', 'two', 'three']);
});

test('[SE-02] removes one recent search, or all', () => {
  for (const query of ['one', 'two', 'three']) rememberSearch(query);
  removeRecentSearch('two');
  expect(recentSearches()).toEqual(['three', 'one']);
  clearRecentSearches();
  expect(recentSearches()).toEqual([]);
});

test.each(['{', '{"a":1}', '[1,null]'])('ignores an invalid value in storage: %s', (stored) => {
  localStorage.setItem('recentSearches', stored);
  expect(recentSearches()).toEqual([]);
});
