import { recentSearches, rememberSearch } from './recent-searches.ts';

beforeEach(() => localStorage.clear());

test('[SE-02] remembers the last three searches without duplicates, the newest first', () => {
  for (const query of ['one', 'two', 'three', 'two', 'four']) rememberSearch(query);
  expect(recentSearches()).toEqual(['four', 'two', 'three']);
});

test.each(['{', '{"a":1}', '[1,null]'])('ignores an invalid value in storage: %s', (stored) => {
  localStorage.setItem('recentSearches', stored);
  expect(recentSearches()).toEqual([]);
});
