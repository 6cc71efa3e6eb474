import type { Chain } from '../chains/chains.ts';
import type { Eip1193Provider } from '../injected-wallets/injected-wallets.ts';
import { type WalletProblem, walletProblem } from '../provider-errors/provider-errors.ts';

/** `notSwitched`: the wallet confirmed the request and stayed on another chain. */
export type SwitchProblem = WalletProblem | 'notSwitched';

/** A chain as a wallet needs it (EIP-3085). */
export interface WalletChain extends Pick<Chain, 'id' | 'name' | 'symbol' | 'explorer'> {
  /** URLs of its nodes. A chain without one cannot be added to a wallet. */
  rpc: readonly string[];
  logo: string;
}

interface SwitchOptions {
  /** How long a wallet may take to select the chain after it confirmed the request. */
  settleMs?: number;
}

/**
 * Switches a wallet to a chain (EIP-3326), and adds the chain if the wallet does not know it (EIP-3085). Only
 * `eth_chainId` proves the switch: some wallets answer `null` for a chain that they do not know.
 *
 * @returns null when the wallet is on the chain
 */
export async function switchChain(
  provider: Eip1193Provider,
  chain: WalletChain,
  { settleMs = 1_000 }: SwitchOptions = {},
): Promise<SwitchProblem | null> {
  const isSwitched = () => waitForChain(provider, chain.id, settleMs);
  const chainId = toHex(chain.id);
  const select = () => provider.request({ method: 'wallet_switchEthereumChain', params: [{ chainId }] });
  try {
    await select();
    if (await isSwitched()) return null;
  } catch (error) {
    const problem = walletProblem(error);
    if (problem !== 'chainMissing') return problem;
  }
  if (chain.rpc.length === 0) return 'chainMissing';
  try {
    await provider.request({ method: 'wallet_addEthereumChain', params: [toParameter(chain)] });
    // Most wallets select a chain that they add; they confirm the second request at once.
    if ((await readChainId(provider)) === chain.id) return null;
    await select();
    return (await isSwitched()) ? null : 'notSwitched';
  } catch (error) {
    return walletProblem(error);
  }
}

const toHex = (id: number): string => `0x${id.toString(16)}`;

function toParameter({ id, name, symbol, explorer, rpc, logo }: WalletChain) {
  return {
    chainId: toHex(id),
    chainName: name,
    nativeCurrency: { name: symbol, symbol, decimals: 18 },
    rpcUrls: [...rpc],
    blockExplorerUrls: [explorer],
    iconUrls: [logo],
  };
}

export async function readChainId(provider: Eip1193Provider): Promise<number> {
  return Number(await provider.request({ method: 'eth_chainId' }));
}

/** Whether the wallet selects the chain in time. */
async function waitForChain(provider: Eip1193Provider, id: number, settleMs: number): Promise<boolean> {
  if ((await readChainId(provider)) === id) return true;
  await new Promise<void>((resolve) => {
    const finish = () => {
      clearTimeout(timer);
      provider.removeListener?.('chainChanged', finish);
      resolve();
    };
    const timer = setTimeout(finish, settleMs);
    provider.on?.('chainChanged', finish);
  });
  return (await readChainId(provider)) === id;
}
