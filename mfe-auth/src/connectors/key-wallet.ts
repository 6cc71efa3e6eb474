import type { Eip1193Provider } from '@xana/wallet/injected-wallets';
import { getBytes, JsonRpcProvider, Wallet } from 'ethers';
import type { SiteChains } from './connector.ts';

interface KeyWalletOptions extends SiteChains {
  privateKey: string;
}

interface ChainParameter {
  chainId?: string;
}

type Listener = (value: unknown) => void;

/**
 * A wallet (EIP-1193) over a key that a login service of the sandbox keeps for its user. Like the wallets of the real
 * services it has no window of its own: it signs and switches the chain without asking.
 */
export function createKeyWallet({ privateKey, chainId: firstChain, rpc }: KeyWalletOptions): Eip1193Provider {
  const wallet = new Wallet(privateKey);
  const listeners = new Map<string, Set<Listener>>();
  let chainId = firstChain;

  const switchTo = ({ chainId: wanted }: ChainParameter = {}) => {
    const next = Number(wanted);
    if (!Number.isSafeInteger(next) || next < 1) throw rpcError(-32602, `Invalid chain ID "${wanted}".`);
    if (next === chainId) return null;
    chainId = next;
    for (const listener of listeners.get('chainChanged') ?? []) listener(toHex(next));
    return null;
  };
  /** Runs `work` with a connection to the node of the selected chain. */
  const withNode = async <Result>(work: (node: JsonRpcProvider) => Promise<Result>): Promise<Result> => {
    const url = rpc[chainId]?.[0];
    if (!url) throw rpcError(4901, `The configuration has no RPC URL for chain ${chainId}.`);
    const node = new JsonRpcProvider(url, chainId, { staticNetwork: true, cacheTimeout: -1, batchMaxCount: 1 });
    try {
      return await work(node);
    } finally {
      node.destroy();
    }
  };
  const send = async (transaction: Record<string, string | undefined> = {}) => {
    // JSON-RPC calls `gas` what ethers calls `gasLimit`. The wallet sets the fields that are missing.
    const { to, value, data, gas: gasLimit, nonce, gasPrice, maxFeePerGas, maxPriorityFeePerGas } = transaction;
    const fields = { to, value, data, gasLimit, gasPrice, maxFeePerGas, maxPriorityFeePerGas };
    return withNode(async (node) => {
      const sent = await wallet
        .connect(node)
        .sendTransaction({ ...fields, nonce: nonce === undefined ? undefined : Number(nonce) });
      return sent.hash;
    });
  };
  const own: Record<string, (params: never[]) => unknown> = {
    eth_requestAccounts: () => [wallet.address.toLowerCase()],
    eth_accounts: () => [wallet.address.toLowerCase()],
    eth_chainId: () => toHex(chainId),
    net_version: () => String(chainId),
    personal_sign: ([message]: string[]) => wallet.signMessage(getBytes(String(message))),
    eth_sendTransaction: ([transaction]: Record<string, string | undefined>[]) => send(transaction),
    wallet_switchEthereumChain: ([wanted]: ChainParameter[]) => switchTo(wanted),
    wallet_addEthereumChain: ([wanted]: ChainParameter[]) => switchTo(wanted),
  };
  return {
    async request({ method, params = [] }) {
      const answer = Object.hasOwn(own, method) ? own[method] : undefined;
      if (answer) return answer(params as never[]);
      if (!method.startsWith('eth_')) throw rpcError(4200, `The wallet does not support ${method}.`);
      return withNode((node) => node.send(method, params));
    },
    on(event, listener) {
      listeners.set(event, (listeners.get(event) ?? new Set()).add(listener));
    },
    removeListener(event, listener) {
      listeners.get(event)?.delete(listener);
    },
  };
}

const toHex = (value: number): string => `0x${value.toString(16)}`;

const rpcError = (code: number, message: string) => Object.assign(new Error(message), { code });
