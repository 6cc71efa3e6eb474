import { NO_VALUES } from '../space-form/space-values.ts';
import { mergeValues } from './merge-values.ts';

const base = { ...NO_VALUES, name: 'Garden', description: 'Green.' };

test('takes what only the other tab changed, and keeps what was written here', () => {
  const mine = { ...base, name: 'Garden of rain' };
  const theirs = { ...base, description: 'Blue.', tags: ['art' as const] };
  expect(mergeValues({ base, mine, theirs })).toEqual({
    merged: { ...theirs, name: 'Garden of rain' },
    conflicts: [],
  });
});

test('names what both changed differently, and keeps it as it was written here', () => {
  const mine = { ...base, name: 'Mine', tags: ['art' as const] };
  const theirs = { ...base, name: 'Theirs', tags: ['art' as const] };
  expect(mergeValues({ base, mine, theirs })).toEqual({ merged: mine, conflicts: ['name'] });
});
