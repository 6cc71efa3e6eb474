import { CHAIN_PAIRS, type Chain } from './chains.ts';

/** Drawings in a box of 32 by 32, by the id of the mainnet. */
const DRAWINGS: Readonly<Record<number, { ground: string; shapes: string }>> = {
  1: {
    ground: '#3c4a8f',
    shapes:
      '<path d="m16 5 7 11.300-7 4.200-7-4.200z" fill="#fff"/><path d="m16 5 7 11.300-7 4.200z" fill="#c5ccef"/><path d="m16 22.400 7-4.200-7 8.800-7-8.800z" fill="#fff"/>',
  },
  56: {
    ground: '#d99a00',
    shapes:
      '<path d="m16 6 4.200 4.200-1.900 1.900-2.300-2.300-2.300 2.300-1.900-1.900zM16 26l-4.200-4.200 1.900-1.900 2.300 2.300 2.300-2.300 1.900 1.900zM6 16l2.200-2.200 2.200 2.200-2.200 2.200zm15.600 0 2.200-2.200L26 16l-2.200 2.200zM16 12.700l3.300 3.300-3.300 3.300-3.300-3.300z" fill="#fff"/>',
  },
  137: {
    ground: '#7b3fe4',
    shapes:
      '<path d="m11.500 10 4.500 2.600v5.200l-4.500 2.600L7 17.800v-5.200zm9 1.600 4.500 2.600v5.200L20.500 22 16 19.400v-5.200z" fill="none" stroke="#fff" stroke-width="2.200" stroke-linejoin="round"/>',
  },
  8888: {
    ground: '#2a1e6b',
    shapes:
      '<path d="M9 9h4.200L23 23h-4.200z" fill="#b09bff"/><path d="M23 9h-4.200l-3.200 4.700 2.200 3zM9 23h4.200l3.200-4.700-2.200-3z" fill="#34d9c8"/>',
  },
};

const TESTNET_GROUND = '#6b6f80';

/** The logo of a chain as a `data:` image, for `img` and for wallets (EIP-3085). Test networks have a grey one. */
export function chainLogo({ id, isTestnet }: Pick<Chain, 'id' | 'isTestnet'>): string {
  const main = CHAIN_PAIRS.find((pair) => pair.includes(id))?.[0] ?? id;
  const { ground, shapes } = DRAWINGS[main] ?? { ground: TESTNET_GROUND, shapes: '' };
  const circle = `<circle cx="16" cy="16" r="16" fill="${isTestnet ? TESTNET_GROUND : ground}"/>`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">${circle}${shapes}</svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}
