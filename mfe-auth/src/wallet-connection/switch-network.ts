import type { PublicConfig } from '@xana/contracts/public-config';
import type { WalletHandle } from '@xana/session';
import { chainLogo } from '@xana/wallet/chain-logos';
import type { Chain } from '@xana/wallet/chains';
import { type SwitchProblem, switchChain, switchMessageCode } from '@xana/wallet/switch-chain';

/**
 * Switches the wallet to a chain, and adds the chain to it where it is missing.
 *
 * @param signal ends the wait for the user's confirmation
 * @returns null when the wallet is on it
 */
export async function switchNetwork(
  { provider }: WalletHandle,
  chain: Chain,
  { rpc }: Pick<PublicConfig, 'rpc'>,
  signal?: AbortSignal,
): Promise<SwitchProblem | null> {
  if (!provider) return 'disconnected';
  const nodes = rpc[String(chain.id)] ?? (chain.defaultRpc ? [chain.defaultRpc] : []);
  return switchChain(provider, { ...chain, rpc: nodes, logo: chainLogo(chain) }, signal && { signal });
}

/** Ethereum and Goerli, for which many mobile wallets reject every request to switch (WL-05). */
const MANUAL_CHAINS = [1, 5];

/** The code of the text for a failed switch; null without a text. */
export function networkMessageCode(problem: SwitchProblem, { type }: WalletHandle, chainId: number) {
  const code = switchMessageCode(problem);
  return code && type === 'walletconnect' && MANUAL_CHAINS.includes(chainId) ? 'WALLET_SWITCH_MANUALLY' : code;
}
