import { chainLogo } from './chain-logos.ts';
import { addressLink, CHAIN_PAIRS, CHAINS, chainById, DEFAULT_CHAIN_ID, transactionLink } from './chains.ts';

test('[WL-02] [WL-03] lists eight chains, each in exactly one pair of mainnet and test network', () => {
  const ids = CHAINS.map(({ id }) => id);
  expect(ids).toEqual([1, 5, 56, 97, 137, 80001, 8888, 76798]);
  expect(CHAIN_PAIRS.flat().sort()).toEqual([...ids].sort());
  for (const [main, test] of CHAIN_PAIRS) {
    expect(chainById(main)?.isTestnet).toBe(false);
    expect(chainById(test)?.isTestnet).toBe(true);
  }
});

test('[WL-02] retires only networks that were shut down, without a node', () => {
  const retired = CHAINS.filter(({ isRetired }) => isRetired);
  expect(retired.map(({ id, defaultRpc }) => [id, defaultRpc])).toEqual([
    [5, null],
    [80001, null],
  ]);
});

test('[WL-03] defaults to Ethereum', () => {
  expect(chainById(DEFAULT_CHAIN_ID)?.name).toBe('Ethereum');
});

test('links an unsupported chain to Ethereum’s explorer', () => {
  expect(addressLink(8888, '0xab')).toBe('https://xanachain.xana.net/address/0xab');
  expect(transactionLink(137, '0xcd')).toBe('https://polygonscan.com/tx/0xcd');
  expect(addressLink(4242, '0xab')).toBe('https://etherscan.io/address/0xab');
});

test('[WL-04] draws a logo of its own for each pair, in grey for its test network', () => {
  const logos = new Set(CHAINS.map((chain) => chainLogo(chain)));
  expect(logos.size).toBe(CHAINS.length);
  for (const logo of logos) expect(logo).toMatch(/^data:image\/svg\+xml,%3Csvg/);
});
