export interface Chain {
  id: number;
  name: string;
  symbol: string;
  explorer: string;
  /** Used unless the configuration names another one; null if there is no public node. */
  defaultRpc: string | null;
  isTestnet: boolean;
  /** The network has been shut down. */
  isRetired: boolean;
}

type Kind = 'main' | 'test' | 'retired';

const chain = (kind: Kind, fields: Omit<Chain, 'isTestnet' | 'isRetired'>): Chain => ({
  ...fields,
  isTestnet: kind !== 'main',
  isRetired: kind === 'retired',
});

const ETHEREUM = chain('main', {
  id: 1,
  name: 'Ethereum',
  symbol: 'ETH',
  explorer: 'https://etherscan.io',
  defaultRpc: 'https://ethereum.publicnode.com',
});

/** The supported chains; all have 18 decimals. */
export const CHAINS: readonly Chain[] = [
  ETHEREUM,
  chain('retired', {
    id: 5,
    name: 'Goerli',
    symbol: 'ETH',
    explorer: 'https://goerli.etherscan.io',
    defaultRpc: null,
  }),
  chain('main', {
    id: 56,
    name: 'BNB Smart Chain',
    symbol: 'BNB',
    explorer: 'https://bscscan.com',
    defaultRpc: 'https://bsc-dataseed1.binance.org',
  }),
  chain('test', {
    id: 97,
    name: 'BNB Smart Chain Testnet',
    symbol: 'tBNB',
    explorer: 'https://testnet.bscscan.com',
    defaultRpc: 'https://data-seed-prebsc-1-s1.binance.org:8545',
  }),
  chain('main', {
    id: 137,
    name: 'Polygon',
    symbol: 'POL',
    explorer: 'https://polygonscan.com',
    defaultRpc: 'https://polygon-bor-rpc.publicnode.com',
  }),
  chain('retired', {
    id: 80001,
    name: 'Polygon Mumbai',
    symbol: 'MATIC',
    explorer: 'https://mumbai.polygonscan.com',
    defaultRpc: null,
  }),
  chain('main', {
    id: 8888,
    name: 'XANAChain',
    symbol: 'XETA',
    explorer: 'https://xanachain.xana.net',
    defaultRpc: 'https://mainnet.xana.net/rpc',
  }),
  chain('test', {
    id: 76798,
    name: 'XANAChain Testnet',
    symbol: 'XETA',
    explorer: 'https://xanachain-test.xana.net',
    defaultRpc: null,
  }),
];

export const DEFAULT_CHAIN_ID = 1;
export const XANA_CHAIN_ID = 8888;

/** Each mainnet with its test network. */
export const CHAIN_PAIRS: readonly (readonly [main: number, test: number])[] = [
  [1, 5],
  [8888, 76798],
  [56, 97],
  [137, 80001],
];

export function chainById(id: number): Chain | undefined {
  return CHAINS.find((each) => each.id === id);
}

/** Explorer page of an address; on Ethereum's explorer for an unsupported chain. */
export function addressLink(chainId: number, address: string): string {
  return `${(chainById(chainId) ?? ETHEREUM).explorer}/address/${address}`;
}

/** Explorer page of a transaction; on Ethereum's explorer for an unsupported chain. */
export function transactionLink(chainId: number, hash: string): string {
  return `${(chainById(chainId) ?? ETHEREUM).explorer}/tx/${hash}`;
}
