import { MESSAGE_CODES } from '@xana/contracts/message-codes';
import { setLanguage, startI18n } from '../language.ts';
import { en } from './en.ts';
import { ja } from './ja.ts';
import { messagePhrases } from './messages.ts';

test('has a text for every message code in both languages', () => {
  expect(Object.keys(en).sort()).toEqual([...MESSAGE_CODES].sort());
  expect(Object.keys(ja).sort()).toEqual([...MESSAGE_CODES].sort());
});

test('returns the text in the selected language', async () => {
  startI18n('en');
  expect(messagePhrases.text('VALID-EMAIL')).toBe('Enter a valid email');
  await setLanguage('ja');
  expect(messagePhrases.text('VALID-EMAIL')).toBe('正しいメールアドレスを入力してください');
});
