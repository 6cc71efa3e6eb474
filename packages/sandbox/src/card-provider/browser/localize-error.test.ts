import { NOT_REACHED } from './frame-messages.ts';
import { localizeError } from './localize-error.ts';

const declined = { type: 'card_error', code: 'card_declined', message: 'Your card has insufficient funds.' };

test('translates the reason of a decline into Japanese, by its decline code first', () => {
  expect(localizeError({ ...declined, decline_code: 'insufficient_funds' }, 'ja')).toEqual({
    ...declined,
    decline_code: 'insufficient_funds',
    message: 'カードの残高が不足しています。',
  });
  expect(localizeError({ ...declined, decline_code: 'generic_decline' }, 'ja').message).toBe(
    'カードが拒否されました。',
  );
});

test('translates that the provider was not reached', () => {
  expect(localizeError(NOT_REACHED, 'ja').message).toBe('カード会社のサービスに接続できませんでした。');
});

test('keeps English, and errors that are meant for developers', () => {
  expect(localizeError(declined, 'en')).toBe(declined);
  const invalid = { type: 'invalid_request_error', message: 'No such payment_intent' };
  expect(localizeError(invalid, 'ja')).toBe(invalid);
});
