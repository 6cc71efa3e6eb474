import { walletProblem } from '@xana/wallet/provider-errors';
import { readAccount } from './read-account.ts';

const answering = (accounts: string[]) => ({
  request: async ({ method }: { method: string }) => (method === 'eth_chainId' ? '0x89' : accounts),
});

test('returns the account with its checksum, and the chain as a number', async () => {
  expect(await readAccount(answering(['0x5aaeb6053f3e94c9b9a09f33669435e7ef1beaed']))).toEqual({
    address: '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed',
    chainId: 137,
  });
});

test('reports a wallet without an account as locked', async () => {
  const error = await readAccount(answering([])).catch((cause: unknown) => cause);
  expect(walletProblem(error)).toBe('locked');
});
