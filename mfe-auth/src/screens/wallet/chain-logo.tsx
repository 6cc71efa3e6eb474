import { chainLogo } from '@xana/wallet/chain-logos';
import type { Chain } from '@xana/wallet/chains';

/** The name of the chain is next to it. */
export function ChainLogo({ chain, size = 32 }: { chain: Chain; size?: number }) {
  return <img src={chainLogo(chain)} alt="" width={size} height={size} />;
}
