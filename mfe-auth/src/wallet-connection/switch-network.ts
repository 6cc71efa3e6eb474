import type { PublicConfig } from '@xana/contracts/public-config';
import type { WalletHandle } from '@xana/session';
import { chainLogo } from '@xana/wallet/chain-logos';
import type { Chain } from '@xana/wallet/chains';
import { walletMessageCode } from '@xana/wallet/provider-errors';
import { type SwitchProblem, switchChain } from '@xana/wallet/switch-chain';

/** Switches the wallet to a chain, and adds the chain to it where it is missing. @returns null when the wallet is on it */
export async function switchNetwork(
  { provider }: WalletHandle,
  chain: Chain,
  { rpc }: Pick<PublicConfig, 'rpc'>,
): Promise<SwitchProblem | null> {
  if (!provider) return 'disconnected';
  const nodes = rpc[String(chain.id)] ?? (chain.defaultRpc ? [chain.defaultRpc] : []);
  return switchChain(provider, { ...chain, rpc: nodes, logo: chainLogo(chain) });
}

/** Ethereum and Goerli, for which many mobile wallets reject every request to switch (WL-05). */
const MANUAL_CHAINS = [1, 5];

/** The code of the text for a failed switch. Null: the user rejected it, which needs no text (WL-04). */
export function switchMessageCode(problem: SwitchProblem, { type }: WalletHandle, chainId: number) {
  if (problem === 'rejected') return null;
  if (type === 'walletconnect' && MANUAL_CHAINS.includes(chainId)) return 'WALLET_SWITCH_MANUALLY';
  return problem === 'notSwitched' ? 'WALLET_NOT_SWITCHED' : walletMessageCode(problem);
}
