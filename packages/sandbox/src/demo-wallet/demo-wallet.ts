import { getBytes, JsonRpcProvider, Wallet } from 'ethers';
import { askNode } from '../chains/json-rpc.ts';
import { readDemoKey } from './read-demo-key.ts';

const START_CHAIN = 8888;

interface DemoWalletOptions {
  /** RPC addresses by chain id. */
  rpc: Record<string, string[]>;
  faucet: string;
  storage: Pick<Storage, 'getItem' | 'setItem'>;
}

type Listener = (value: unknown) => void;

interface WantedChain {
  chainId: string;
  rpcUrls?: string[];
}

/** An EIP-1193 wallet over a key of this browser: it signs really, and at once. For the sandbox and nothing else. */
export function createDemoWallet({ rpc, faucet, storage }: DemoWalletOptions) {
  const nodes = new Map(Object.entries(rpc).flatMap(([id, [url]]) => (url ? [[Number(id), url]] : [])));
  const listeners = createListeners();
  const wallet = new Wallet(readDemoKey(storage));
  let chainId = START_CHAIN;

  const nodeUrl = () => {
    const url = nodes.get(chainId);
    if (!url) throw rpcError(4901, `The demo wallet knows no node of chain ${chainId}.`);
    return url;
  };
  const connect = async () => {
    // A wallet without money is still a wallet.
    await fetch(`${faucet}/faucet/${wallet.address}`, { method: 'POST' }).catch(() => undefined);
    return [wallet.address.toLowerCase()];
  };
  const switchTo = (wanted: WantedChain | undefined) => {
    const next = Number(wanted?.chainId);
    if (!nodes.has(next)) throw rpcError(4902, `Unrecognized chain ID "${wanted?.chainId}".`);
    if (next === chainId) return null;
    chainId = next;
    listeners.emit('chainChanged', toHex(next));
    return null;
  };
  const add = (wanted: WantedChain | undefined) => {
    const url = wanted?.rpcUrls?.[0];
    if (url && !nodes.has(Number(wanted.chainId))) nodes.set(Number(wanted.chainId), url);
    return switchTo(wanted);
  };
  const send = async (transaction: object | undefined) => {
    const provider = new JsonRpcProvider(nodeUrl(), chainId, { staticNetwork: true, cacheTimeout: -1 });
    const { hash } = await wallet.connect(provider).sendTransaction(toTransaction(transaction));
    provider.destroy();
    return hash;
  };
  const own: Record<string, (params: never[]) => unknown> = {
    eth_requestAccounts: connect,
    eth_accounts: () => [wallet.address.toLowerCase()],
    eth_chainId: () => toHex(chainId),
    net_version: () => String(chainId),
    personal_sign: ([message]: string[]) => wallet.signMessage(toSign(String(message))),
    eth_sendTransaction: ([transaction]: object[]) => send(transaction),
    wallet_switchEthereumChain: ([wanted]: WantedChain[]) => switchTo(wanted),
    wallet_addEthereumChain: ([wanted]: WantedChain[]) => add(wanted),
  };
  return {
    async request({ method, params = [] }: { method: string; params?: unknown[] }): Promise<unknown> {
      const answer = Object.hasOwn(own, method) ? own[method] : undefined;
      if (answer) return answer(params as never[]);
      if (!method.startsWith('eth_')) throw rpcError(4200, `The demo wallet does not know ${method}.`);
      return askNode(nodeUrl(), method, params);
    },
    on: (event: string, listener: Listener) => listeners.add(event, listener),
    removeListener: (event: string, listener: Listener) => listeners.remove(event, listener),
  };
}

/** The events of an EIP-1193 provider. */
function createListeners() {
  const byEvent = new Map<string, Set<Listener>>();
  return {
    add(event: string, listener: Listener): void {
      byEvent.set(event, (byEvent.get(event) ?? new Set()).add(listener));
    },
    remove(event: string, listener: Listener): void {
      byEvent.get(event)?.delete(listener);
    },
    emit(event: string, value: unknown): void {
      for (const listener of byEvent.get(event) ?? []) listener(value);
    },
  };
}

const toHex = (value: number): string => `0x${value.toString(16)}`;

const rpcError = (code: number, message: string) => Object.assign(new Error(message), { code });

/** `personal_sign` takes bytes in hex; some callers send the text itself. */
function toSign(message: string): string | Uint8Array {
  return /^0x([0-9a-f]{2})*$/i.test(message) ? getBytes(message) : message;
}

/** JSON-RPC's `gas` is `gasLimit` in ethers; fields that the wallet sets are omitted. */
function toTransaction(transaction: object = {}) {
  const { to, value, data, gas } = transaction as Record<'to' | 'value' | 'data' | 'gas', string | undefined>;
  return { to, value, data, gasLimit: gas };
}
