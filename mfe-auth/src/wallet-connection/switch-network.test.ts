import { createFakeWallet, type FakeWallet } from '@xana/test-kit/fake-wallet';
import { type Chain, chainById } from '@xana/wallet/chains';
import type { Eip1193Provider } from '@xana/wallet/injected-wallets';
import { networkMessageCode, switchNetwork } from './switch-network.ts';

const POLYGON = chainById(137) as Chain;

/** @param rpc the nodes of the configuration */
const switchTo = (provider: Eip1193Provider, rpc: Record<string, string[]> = {}, chain = POLYGON) =>
  switchNetwork({ type: 'ethereum', address: '', provider }, chain, { rpc });
const methodsOf = (wallet: FakeWallet) => wallet.calls.map(({ method }) => method.replace('EthereumChain', ''));
const chainOf = (wallet: FakeWallet) => wallet.request({ method: 'eth_chainId' });

/** A wallet whose answers to some methods are replaced. */
function withAnswers(wallet: FakeWallet, answers: Record<string, () => unknown>): Eip1193Provider {
  return {
    ...wallet,
    request: async (call) => (answers[call.method] ? answers[call.method]?.() : wallet.request(call)),
  };
}

test('[WL-04] switches to a chain that the wallet knows without adding it', async () => {
  const wallet = createFakeWallet({ knownChains: [137] });
  expect(await switchTo(wallet)).toBeNull();
  expect(methodsOf(wallet)).toEqual(['wallet_switch', 'eth_chainId']);
});

test.each(['chainMissing', 'chainMissingNested', 'chainMissingInWords'] as const)(
  '[WL-04] [T55] adds the chain with its data and switches after %s',
  async (failure) => {
    const wallet = createFakeWallet();
    wallet.failNext('wallet_switchEthereumChain', failure);
    expect(await switchTo(wallet, { 137: ['https://polygon.test'] })).toBeNull();
    expect(wallet.calls.find(({ method }) => method === 'wallet_addEthereumChain')?.params).toEqual([
      {
        chainId: '0x89',
        chainName: 'Polygon',
        nativeCurrency: { name: 'POL', symbol: 'POL', decimals: 18 },
        rpcUrls: ['https://polygon.test'],
        blockExplorerUrls: ['https://polygonscan.com'],
        iconUrls: [expect.stringMatching(/^data:image\/svg/)],
      },
    ]);
    expect(await chainOf(wallet)).toBe('0x89');
  },
);

test('[WL-04] [T90] adds a chain for which the wallet answers null instead of an error', async () => {
  const wallet = createFakeWallet();
  let asked = 0;
  const silent: Eip1193Provider = {
    ...wallet,
    request: async (call) => {
      if (call.method === 'wallet_switchEthereumChain' && asked++ === 0) return null;
      return wallet.request(call);
    },
  };
  expect(await switchTo(silent)).toBeNull();
  expect(await chainOf(wallet)).toBe('0x89');
});

test('[WL-04] [T90] reports a wallet that confirms everything and stays on its chain', async () => {
  const confirm = () => null;
  const wallet = withAnswers(createFakeWallet(), {
    wallet_switchEthereumChain: confirm,
    wallet_addEthereumChain: confirm,
  });
  expect(await switchTo(wallet)).toBe('notSwitched');
});

test('[WL-04] waits for a wallet that confirms the request before it selects the chain', async () => {
  const wallet = createFakeWallet({ knownChains: [137] });
  const slow = withAnswers(wallet, {
    wallet_switchEthereumChain: () => {
      setTimeout(() => wallet.changeChain(137), 5);
      return null;
    },
  });
  expect(await switchTo(slow)).toBeNull();
});

test.each([
  ['wallet_switchEthereumChain', 'rejected'],
  ['wallet_switchEthereumChain', 'requestPending'],
  ['wallet_switchEthereumChain', 'disconnected'],
  ['wallet_addEthereumChain', 'rejected'],
  ['wallet_addEthereumChain', 'requestPending'],
] as const)('[WL-04] [T55] returns the problem when %s ends with %s', async (method, failure) => {
  const wallet = createFakeWallet();
  wallet.failNext(method, failure);
  expect(await switchTo(wallet)).toBe(failure);
  expect(await chainOf(wallet)).toBe('0x1');
});

test('[WL-04] does not add a chain without a node', async () => {
  const wallet = createFakeWallet();
  expect(await switchTo(wallet, {}, chainById(76_798))).toBe('chainMissing');
  expect(methodsOf(wallet)).toEqual(['wallet_switch']);
});

test.each([
  ['walletconnect', 1, 'WALLET_SWITCH_MANUALLY'],
  ['walletconnect', 5, 'WALLET_SWITCH_MANUALLY'],
  ['walletconnect', 137, 'WALLET_FAILED'],
  ['ethereum', 1, 'WALLET_FAILED'],
] as const)('[WL-05] shows for a failed switch of %s to chain %i the text %s', (type, chainId, code) => {
  const handle = { type, address: '', provider: null };
  expect(networkMessageCode('unknown', handle, chainId)).toBe(code);
  expect(networkMessageCode('rejected', handle, chainId)).toBeNull();
});
