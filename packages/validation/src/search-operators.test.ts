import fc from 'fast-check';
import { readSearch } from './search-operators.ts';

const NONE = { text: '', from: null, tags: [], type: null };

it.each([
  ['velvet garden', { text: 'velvet garden' }],
  ['from:mia garden', { text: 'garden', from: 'mia' }],
  ['FROM:@Mia', { from: 'Mia' }],
  ['tag:music #art', { tags: ['music', 'art'] }],
  ['tag:"fan work" night', { text: 'night', tags: ['fan work'] }],
  ['type:space garden', { text: 'garden', type: 'world' }],
  ['type:people', { type: 'profile' }],
  ['ｔｙｐｅ：ｅｖｅｎｔ ＃音楽', { type: 'event', tags: ['音楽'] }],
  ['"velvet  garden', { text: 'velvet  garden' }],
  ['colour:red type:dog from: tag:"" #', { text: 'colour:red type:dog from: tag: #' }],
  ['genesis #3', { text: 'genesis #3' }],
  ['type:constructor', { text: 'type:constructor' }],
])('[SE-03] reads the operators of %j', (query, expected) => {
  expect(readSearch(query)).toEqual({ ...NONE, ...expected });
});

it('[SE-03] never throws, and keeps every text without operators', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (query) => {
      const { text, tags } = readSearch(query);
      expect(tags.length).toBeLessThanOrEqual(3);
      expect(typeof text).toBe('string');
    }),
  );
  fc.assert(
    fc.property(fc.array(fc.stringMatching(/^[a-z]{1,8}$/)), (terms) => {
      expect(readSearch(terms.join(' '))).toEqual({ ...NONE, text: terms.join(' ') });
    }),
  );
});
