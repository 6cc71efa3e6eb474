import { act, renderHook } from '@testing-library/react';
import { tagLabels as en } from '@xana/contracts/tag-labels/en';
import { tagLabels as ja } from '@xana/contracts/tag-labels/ja';
import { TAGS } from '@xana/contracts/tags';
import { setLanguage, startI18n } from '../language.ts';
import { useTagName } from './tags.ts';

test('names each of the 52 tags uniquely in both languages', () => {
  expect(TAGS).toHaveLength(52);
  expect(new Set(TAGS).size).toBe(52);
  for (const names of [en, ja]) {
    expect(Object.keys(names).sort()).toEqual([...TAGS].sort());
    expect(new Set(Object.values(names)).size).toBe(52);
  }
});

test('names a tag in the selected language, in any letter case', async () => {
  startI18n('en');
  const { result } = renderHook(() => useTagName());
  expect(result.current('sci_fi')).toBe('Sci-Fi');
  expect(result.current('Fan_work')).toBe('Fan work');
  await act(() => setLanguage('ja'));
  expect(result.current('SCI_FI')).toBe('SF');
  expect(result.current('of_tomorrow')).toBe('of_tomorrow');
});
