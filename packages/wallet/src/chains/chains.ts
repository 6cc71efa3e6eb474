export interface Chain {
  id: number;
  name: string;
  symbol: string;
  explorer: string;
  isTestnet: boolean;
  /** No longer run by anybody. */
  isRetired: boolean;
}

const chain = (
  id: number,
  name: string,
  symbol: string,
  explorer: string,
  kind: 'main' | 'test' | 'retired',
): Chain => ({
  id,
  name,
  symbol,
  explorer,
  isTestnet: kind !== 'main',
  isRetired: kind === 'retired',
});

/** The supported chains; all have 18 decimals. */
export const CHAINS: readonly Chain[] = [
  chain(1, 'Ethereum', 'ETH', 'https://etherscan.io', 'main'),
  chain(5, 'Goerli', 'ETH', 'https://goerli.etherscan.io', 'retired'),
  chain(56, 'BNB Smart Chain', 'BNB', 'https://bscscan.com', 'main'),
  chain(97, 'BNB Smart Chain Testnet', 'tBNB', 'https://testnet.bscscan.com', 'test'),
  chain(137, 'Polygon', 'POL', 'https://polygonscan.com', 'main'),
  chain(80001, 'Polygon Mumbai', 'MATIC', 'https://mumbai.polygonscan.com', 'retired'),
  chain(8888, 'XANAChain', 'XETA', 'https://xanachain.xana.net', 'main'),
  chain(76798, 'XANAChain Testnet', 'XETA', 'https://xanachain-test.xana.net', 'test'),
];

export const XANA_CHAIN_ID = 8888;

export function chainById(id: number): Chain | undefined {
  return CHAINS.find((each) => each.id === id);
}

/** Where an address can be looked up; Ethereum's explorer for a chain that is none of ours. */
export function addressLink(chainId: number, address: string): string {
  return `${(chainById(chainId) ?? CHAINS[0])?.explorer}/address/${address}`;
}
