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

test('every code has a text of its own in both languages', () => {
  expect(Object.keys(en).sort()).toEqual([...codes].sort());
  expect(Object.keys(ja).sort()).toEqual([...codes].sort());
});

test.each(codes)('%s is shown in the reader’s language', async (code) => {
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
])('whatever else was thrown says that something went wrong: %p', (error) => {
  const { result } = renderHook(() => useErrorText());
  expect(result.current(error)).toBe(en.SOMETHING_WRONG);
});
