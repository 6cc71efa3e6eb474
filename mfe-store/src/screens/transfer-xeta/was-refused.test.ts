import { wasRefused } from './was-refused.ts';

const failed = (code: string | number, message = 'failed') => Object.assign(new Error(message), { code });

test.each([
  ['the member rejects it', failed(4001)],
  ['the wallet has an open question', failed(-32002)],
  ['the balance does not cover it', failed('INSUFFICIENT_FUNDS')],
])('[TX-05] nothing was sent when %s', (_, error) => {
  expect(wasRefused(error)).toBe(true);
});

test.each([
  ['the nonce is used, perhaps by this transaction, which arrived twice', failed('NONCE_EXPIRED', 'nonce too low')],
  ['a transaction with this nonce waits already', failed('REPLACEMENT_UNDERPRICED')],
  ['the reply was lost', failed('NETWORK_ERROR')],
  ['the reply took too long', failed('TIMEOUT')],
  ['the error is unknown', new Error('missing response')],
])('[TX-05] asks the chain when %s', (_, error) => {
  expect(wasRefused(error)).toBe(false);
});
