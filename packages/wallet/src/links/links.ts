/** Network names by the platform's `network_id`; any other id is XANAChain. */
const NETWORK_NAMES: Record<number, string> = { 1: 'ethereum', 2: 'polygon', 3: 'bsc' };
const OWN_NETWORK = 'xanachain';

interface Token {
  contractAddress: string;
  tokenId: string;
  /** `network_id` of the row. */
  networkId: number | null;
}

interface Collection {
  contractAddress: string;
  networkId: number | null;
}

export function networkName(networkId: number | null): string {
  return NETWORK_NAMES[networkId ?? 0] ?? OWN_NETWORK;
}

/** Page of one token on the marketplace. @param marketplace its origin, `links.marketplace` of the configuration */
export function nftLink(marketplace: string, { contractAddress, tokenId, networkId }: Token): string {
  return address(marketplace, 'nft', networkName(networkId), contractAddress, tokenId);
}

export function collectionLink(marketplace: string, { contractAddress, networkId }: Collection): string {
  return address(marketplace, 'collection', networkName(networkId), contractAddress);
}

export function profileLink(marketplace: string, userAddress: string): string {
  return address(marketplace, 'profile', userAddress);
}

/** Encodes each segment, so that no value changes the path. */
function address(origin: string, ...segments: string[]): string {
  return `${origin}/${segments.map(encodeURIComponent).join('/')}`;
}
