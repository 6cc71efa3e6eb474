import { recentSearches, rememberSearch } from './recent-searches.ts';

beforeEach(() => localStorage.clear());

test('[SE-02] the last three searches are remembered, each once, the newest first', () => {
  for (const wanted of ['one', 'two', 'three', 'two', 'four']) rememberSearch(wanted);
  expect(recentSearches()).toEqual(['four', 'two', 'three']);
});

test.each(['{', '{"a":1}', '[1,null]'])('nonsense in storage (%s) is nothing', (kept) => {
  localStorage.setItem('recentSearches', kept);
  expect(recentSearches()).toEqual([]);
});
