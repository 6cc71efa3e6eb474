import { walletProblem } from './provider-errors.ts';

test.each([
  ['4001', { code: 4001 }, 'rejected'],
  ['a code as text', { code: '4001' }, 'rejected'],
  ['rejection through ethers', { code: 'ACTION_REJECTED' }, 'rejected'],
  ['4902', { code: 4902 }, 'chainMissing'],
  ['4902 inside -32603', { code: -32603, data: { originalError: { code: 4902 } } }, 'chainMissing'],
  ['4902 through ethers', { code: 'UNKNOWN_ERROR', info: { error: { code: 4902 } } }, 'chainMissing'],
  [
    '4902 in the message only',
    { code: -32603, data: null, message: 'Unrecognized chain ID "0x22b8". Try adding the chain' },
    'chainMissing',
  ],
  ['4902 in the message without a code', { code: null, message: 'Unrecognized chain ID' }, 'chainMissing'],
  ['-32002', { code: -32002 }, 'requestPending'],
  ['4900', { code: 4900 }, 'disconnected'],
  ['4901', { code: 4901 }, 'disconnected'],
  ['-32603 alone', { code: -32603, data: null }, 'unknown'],
  ['an error', new Error('no'), 'unknown'],
  ['null', null, 'unknown'],
  ['nothing', undefined, 'unknown'],
  ['text', 'rejected', 'unknown'],
] as const)('[T55] tells %s apart', (_, error, problem) => {
  expect(walletProblem(error)).toBe(problem);
});

test('stops at an error that is its own cause', () => {
  const error: { code: number; error?: unknown } = { code: -32603 };
  error.error = error;
  expect(walletProblem(error)).toBe('unknown');
});
