import type { Chain } from '../chains/chains.ts';
import type { Eip1193Provider } from '../injected-wallets/injected-wallets.ts';
import { type WalletProblem, walletMessageCode, walletProblem } from '../provider-errors/provider-errors.ts';

/**
 * `notSwitched`: the wallet confirmed the request and stayed on another chain. `noAnswer`: the wallet did not answer in time.
 * `cancelled`: the user stopped waiting.
 */
export type SwitchProblem = WalletProblem | 'notSwitched' | 'noAnswer' | 'cancelled';

/** The code of the text for a failed switch. Null: the user rejected it or stopped waiting, which needs no text (WL-04). */
export function switchMessageCode(problem: SwitchProblem) {
  if (problem === 'rejected' || problem === 'cancelled') return null;
  if (problem === 'noAnswer') return 'WALLET_NO_ANSWER';
  return problem === 'notSwitched' ? 'WALLET_NOT_SWITCHED' : walletMessageCode(problem);
}

/** A chain as a wallet needs it (EIP-3085). */
export interface WalletChain extends Pick<Chain, 'id' | 'name' | 'symbol' | 'explorer'> {
  /** URLs of its nodes. A chain without one cannot be added to a wallet. */
  rpc: readonly string[];
  logo: string;
}

interface SwitchOptions {
  /** How long a wallet may take to select the chain after it confirmed the request. */
  settleMs?: number;
  /** How long the user may take to confirm in the wallet. */
  answerMs?: number;
  /** Ends the wait. A wallet has no way to withdraw its request: it may still switch. */
  signal?: AbortSignal;
}

/** Long enough to find a phone and unlock a wallet. */
const ANSWER_TIMEOUT_MS = 60_000;

/**
 * Switches a wallet to a chain (EIP-3326), and adds the chain if the wallet does not know it (EIP-3085). Only
 * `eth_chainId` proves the switch: some wallets answer `null` for a chain that they do not know, and some never answer.
 *
 * @returns null when the wallet is on the chain
 */
export async function switchChain(
  provider: Eip1193Provider,
  chain: WalletChain,
  { settleMs = 1_000, answerMs = ANSWER_TIMEOUT_MS, signal }: SwitchOptions = {},
): Promise<SwitchProblem | null> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const ended = new Promise<SwitchProblem>((resolve) => {
    timer = setTimeout(() => resolve('noAnswer'), answerMs);
    signal?.addEventListener('abort', () => resolve('cancelled'));
  });
  const switched = askWallet(provider, chain, settleMs);
  return Promise.race([switched, ended]).finally(() => clearTimeout(timer));
}

async function askWallet(
  provider: Eip1193Provider,
  chain: WalletChain,
  settleMs: number,
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
