import { randomBytes } from 'node:crypto';
import type { Eip1193Provider } from '@xana/wallet/injected-wallets';
import { getBytes, Wallet } from 'ethers';
import { type WalletFailure, walletFailure } from './wallet-failures.ts';

export interface WalletCall {
  method: string;
  params: readonly unknown[];
}

type Listener = (value: unknown) => void;

export interface FakeWallet extends Eip1193Provider {
  /** All calls so far, in order. */
  readonly calls: readonly WalletCall[];
  /** The account in use, with its checksum. */
  address(): string;
  /** Makes the next call of this method fail once; repeated failures are used in order. */
  failNext(method: string, failure: WalletFailure): void;
  /** Makes the next call of this method wait, as for a user who has not answered yet. @returns a function that ends the wait */
  holdNext(method: string): () => void;
  /** Switches the account, as a user does in the wallet. @param privateKey default: a random one */
  changeAccount(privateKey?: string): void;
  /** Switches the chain, as a user does in the wallet. */
  changeChain(chainId: number): void;
  /** Revokes the site's permission. */
  disconnect(): void;
}

interface FakeWalletOptions {
  /** Default: a random key. */
  privateKey?: string;
  chainId?: number;
  /** Chains that the wallet knows; others must be added before a switch. */
  knownChains?: readonly number[];
}

// The key is hexadecimal text: ethers in jsdom does not accept byte arrays of Node's realm.
const newKey = () => `0x${randomBytes(32).toString('hex')}`;
const toHex = (value: number) => `0x${value.toString(16)}`;

/** A wallet that signs with a real key, confirms every request at once, and waits or fails on demand. */
export function createFakeWallet(options: FakeWalletOptions = {}): FakeWallet {
  const { privateKey = newKey(), chainId = 1, knownChains = [1, 8888] } = options;
  const listeners = new Map<string, Set<Listener>>();
  const failures = new Map<string, WalletFailure[]>();
  const holds = new Map<string, Promise<void>>();
  const calls: WalletCall[] = [];
  const chains = new Set([chainId, ...knownChains]);
  let signer = new Wallet(privateKey);
  let chain = chainId;
  let isConnected = false;

  const emit = (event: string, value: unknown) => {
    for (const listener of listeners.get(event) ?? []) listener(value);
  };
  // Like most wallets, returns accounts in lower case.
  const accounts = () => (isConnected ? [signer.address.toLowerCase()] : []);
  const changeChain = (next: number) => {
    if (next === chain) return null;
    chain = next;
    emit('chainChanged', toHex(next));
    return null;
  };
  const methods: Record<string, (params: readonly unknown[]) => unknown> = {
    eth_requestAccounts: () => {
      isConnected = true;
      return accounts();
    },
    eth_accounts: accounts,
    eth_chainId: () => toHex(chain),
    personal_sign: ([message]) => signer.signMessage(toSign(String(message))),
    wallet_switchEthereumChain: ([wanted]) => {
      if (!chains.has(chainOf(wanted))) throw walletFailure('chainMissing');
      return changeChain(chainOf(wanted));
    },
    wallet_addEthereumChain: ([wanted]) => {
      chains.add(chainOf(wanted));
      return null;
    },
  };
  return {
    calls,
    address: () => signer.address,
    failNext: (method, failure) => void failures.set(method, [...(failures.get(method) ?? []), failure]),
    holdNext(method) {
      let release = () => {};
      holds.set(method, new Promise((resolve) => (release = resolve)));
      return () => release();
    },
    changeAccount(key = newKey()) {
      signer = new Wallet(key);
      emit('accountsChanged', accounts());
    },
    changeChain: (next) => void changeChain(next),
    disconnect() {
      isConnected = false;
      emit('accountsChanged', []);
    },
    async request({ method, params = [] }) {
      calls.push({ method, params: params as readonly unknown[] });
      const held = holds.get(method);
      holds.delete(method);
      await held;
      const failure = failures.get(method)?.shift();
      if (failure) throw walletFailure(failure);
      const answer = Object.hasOwn(methods, method) ? methods[method] : undefined;
      if (!answer) throw Object.assign(new Error(`The fake wallet does not know ${method}.`), { code: 4200 });
      return answer(params as readonly unknown[]);
    },
    on: (event, listener) => void listeners.set(event, (listeners.get(event) ?? new Set()).add(listener)),
    removeListener: (event, listener) => void listeners.get(event)?.delete(listener),
  };
}

const chainOf = (wanted: unknown) => Number((wanted as { chainId?: string } | undefined)?.chainId);

function toSign(message: string): string | Uint8Array {
  return /^0x([0-9a-f]{2})*$/i.test(message) ? getBytes(message) : message;
}
