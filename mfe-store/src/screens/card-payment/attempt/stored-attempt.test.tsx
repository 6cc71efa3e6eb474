import { deleteAttempt, openAttempt, readSubmittedAttempts, storeAttempt } from './stored-attempt.ts';

beforeEach(() => localStorage.clear());

it('[ST-06] gives a product one id until the attempt ends, also after a reload and in another tab', () => {
  const first = openAttempt('xeny-100');
  expect(openAttempt('xeny-100')).toEqual(first);
  expect(openAttempt('xeny-500').id).not.toBe(first.id);
  expect(deleteAttempt(first.id)).toBe(true);
  expect(deleteAttempt(first.id)).toBe(false);
  expect(openAttempt('xeny-100').id).not.toBe(first.id);
});

it('[ST-05] keeps what was typed beside the card', () => {
  storeAttempt({ ...openAttempt('xeny-100'), email: 'mia@example.com', country: 'JP', cardholder: 'Mia' });
  expect(openAttempt('xeny-100')).toMatchObject({ email: 'mia@example.com', country: 'JP', cardholder: 'Mia' });
});

it('lists only attempts that may have paid', () => {
  storeAttempt({ ...openAttempt('xeny-100'), isSubmitted: true });
  openAttempt('xeny-500');
  expect(readSubmittedAttempts().map(({ productId }) => productId)).toEqual(['xeny-100']);
});

it.each([
  '{',
  'null',
  '[1]',
  '[{"id":"x"}]',
  '[{"id":"<script>","productId":"p","email":"","country":"","cardholder":""}]',
])('starts without attempts when the storage holds %s', (stored) => {
  localStorage.setItem('purchaseAttempts', stored);
  expect(readSubmittedAttempts()).toEqual([]);
  expect(openAttempt('xeny-100').id).toMatch(/^[\w-]{36}$/);
});

it('[ST-05] asks for the email of the receipt once: the account has it, or the last purchase', () => {
  expect(openAttempt('xeny-100', 'mia@account.test').email).toBe('mia@account.test');
  storeAttempt({ ...openAttempt('xeny-100'), email: 'mia@receipts.test' });
  expect(openAttempt('xeny-500', 'mia@account.test').email).toBe('mia@account.test');
  storeAttempt({ ...openAttempt('xeny-100'), isSubmitted: true });
  expect(openAttempt('xeny-1050', 'mia@account.test').email).toBe('mia@receipts.test');
});
