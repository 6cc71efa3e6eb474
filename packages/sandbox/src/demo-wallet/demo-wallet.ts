import { type HDNodeWallet, JsonRpcProvider, toUtf8String, Wallet } from 'ethers';

const KEY = 'xana-sandbox-demo-key';
const START_CHAIN = 8888;

interface DemoWalletOptions {
  /** RPC addresses by chain id. */
  rpc: Record<string, string[]>;
  faucet: string;
  storage: Storage;
}

interface ProviderError extends Error {
  code: number;
}

type Listener = (value: unknown) => void;

const refuse = (code: number, message: string): ProviderError => Object.assign(new Error(message), { code });

/** An EIP-1193 wallet over a key of this browser: it signs really, and at once. For the sandbox and nothing else. */
export function createDemoWallet({ rpc, faucet, storage }: DemoWalletOptions) {
  const listeners = new Map<string, Set<Listener>>();
  let chainId = START_CHAIN;
  const wallet = readWallet(storage);
  const node = () => {
    const url = rpc[String(chainId)]?.[0];
    if (!url) throw refuse(4901, `The demo wallet knows no node of chain ${chainId}.`);
    return new JsonRpcProvider(url, chainId, { staticNetwork: true, cacheTimeout: -1 });
  };
  const connect = async () => {
    await fetch(`${faucet}/faucet/${wallet.address}`, { method: 'POST' }).catch(() => undefined);
    return [wallet.address];
  };
  const switchChain = (hex: string) => {
    const next = Number(hex);
    if (!rpc[String(next)]) throw refuse(4902, 'Unrecognized chain.');
    chainId = next;
    for (const listener of listeners.get('chainChanged') ?? []) listener(hex);
    return null;
  };
  const methods: Record<string, (params: never[]) => unknown> = {
    eth_requestAccounts: connect,
    eth_accounts: () => [wallet.address],
    eth_chainId: () => `0x${chainId.toString(16)}`,
    personal_sign: ([message]: string[]) =>
      wallet.signMessage(/^0x([0-9a-f]{2})*$/i.test(String(message)) ? toUtf8String(String(message)) : String(message)),
    eth_sendTransaction: async ([transaction]: object[]) =>
      (await wallet.connect(node()).sendTransaction(toTransaction(transaction))).hash,
    wallet_switchEthereumChain: ([wanted]: { chainId: string }[]) => switchChain(String(wanted?.chainId)),
  };
  return {
    async request({ method, params = [] }: { method: string; params?: unknown[] }): Promise<unknown> {
      const own = methods[method];
      if (own) return own(params as never[]);
      if (!method.startsWith('eth_')) throw refuse(4200, `The demo wallet does not know ${method}.`);
      return node().send(method, params);
    },
    on(event: string, listener: Listener) {
      listeners.set(event, (listeners.get(event) ?? new Set()).add(listener));
    },
    removeListener(event: string, listener: Listener) {
      listeners.get(event)?.delete(listener);
    },
  };
}

/** JSON-RPC says `gas` where ethers says `gasLimit`; what the wallet decides itself is left out. */
function toTransaction(transaction: object = {}) {
  const { to, value, data, gas } = transaction as Record<'to' | 'value' | 'data' | 'gas', string | undefined>;
  return { to, value, data, gasLimit: gas };
}

function readWallet(storage: Storage): Wallet | HDNodeWallet {
  const kept = storage.getItem(KEY);
  if (kept) return new Wallet(kept);
  const made = Wallet.createRandom();
  storage.setItem(KEY, made.privateKey);
  return made;
}
