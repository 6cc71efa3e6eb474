import { LRUCache } from 'lru-cache';
import { upToEntries } from './lru-limits.ts';

it('keeps the entries that were used last', () => {
  const cache = new LRUCache<string, number>(upToEntries(2));
  cache.set('a', 1).set('b', 2);
  cache.get('a');
  cache.set('c', 3);
  expect([...cache.keys()].sort()).toEqual(['a', 'c']);
});

it('reserves no memory for entries to come', () => {
  // An array of so many entries is a RangeError.
  const cache = new LRUCache<string, number>(upToEntries(2 ** 40));
  expect(cache.set('a', 1).get('a')).toBe(1);
});
