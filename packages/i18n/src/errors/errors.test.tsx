import { act, renderHook } from '@testing-library/react';
import {
  CLIENT_ERROR_CODES,
  CONTENT_ERROR_CODES,
  GENERAL_ERROR_CODES,
  LOGIN_ERROR_CODES,
} from '@xana/contracts/error-codes';
import { setLanguage, startI18n } from '../language.ts';
import { en } from './en.ts';
import { useErrorText } from './errors.ts';
import { ja } from './ja.ts';

const codes = [...GENERAL_ERROR_CODES, ...LOGIN_ERROR_CODES, ...CONTENT_ERROR_CODES, ...CLIENT_ERROR_CODES];

beforeEach(() => startI18n('en'));

test('has a text for every code in both languages', () => {
  expect(Object.keys(en).sort()).toEqual([...codes].sort());
  expect(Object.keys(ja).sort()).toEqual([...codes].sort());
});

test.each(codes)('returns the text of %s in the selected language', async (code) => {
  const { result } = renderHook(() => useErrorText());
  expect(result.current({ code })).toBe(en[code]);
  await act(() => setLanguage('ja'));
  expect(result.current({ code })).toBe(ja[code]);
});

test.each([
  undefined,
  null,
  'text',
  new Error('secret detail'),
  { code: 'OF_TOMORROW' },
  { code: 'constructor' },
  { code: 7 },
])('returns the text of SOMETHING_WRONG for %p', (error) => {
  const { result } = renderHook(() => useErrorText());
  expect(result.current(error)).toBe(en.SOMETHING_WRONG);
});
