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
  ['4902 in data of -32603', { code: -32603, data: { code: 4902 } }, 'chainMissing'],
  ['4902 in data.cause', { code: -32603, data: { cause: { code: 4902 } } }, 'chainMissing'],
  ['4902 in the cause', new Error('failed', { cause: { code: 4902 } }), 'chainMissing'],
  ['an unsupported chain in the message', { code: 5100, message: 'Unsupported chainId 0x89' }, 'chainMissing'],
  ['a rejection through WalletConnect', { code: 5000, message: 'User rejected.' }, 'rejected'],
  ['a rejection in the message only', { code: -32000, message: 'User denied transaction signature' }, 'rejected'],
  ['-32002 in the message only', { code: -32603, message: 'Request of type already pending' }, 'requestPending'],
  ['4100', { code: 4100 }, 'locked'],
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
