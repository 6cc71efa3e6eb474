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
  /** Every call so far, in order. */
  readonly calls: readonly WalletCall[];
  /** The account in use, with its checksum. */
  address(): string;
  /** The next call of this method fails once; several are used up in the order they were said. */
  failNext(method: string, failure: WalletFailure): void;
  /** The person changes to another account in the wallet. @param privateKey a random one unless given */
  changeAccount(privateKey?: string): void;
  /** The person changes the chain in the wallet. */
  changeChain(chainId: number): void;
  /** The wallet takes the site's permission back. */
  disconnect(): void;
}

interface FakeWalletOptions {
  /** Random unless given. */
  privateKey?: string;
  chainId?: number;
  /** Chains that it can be switched to; others must be added first. */
  knownChains?: readonly number[];
}

// A key as text: bytes of Node are none to ethers on a page of jsdom.
const newKey = () => `0x${randomBytes(32).toString('hex')}`;
const toHex = (value: number) => `0x${value.toString(16)}`;

/** A wallet that really signs, does at once what it is asked, and fails on request. */
export function createFakeWallet(options: FakeWalletOptions = {}): FakeWallet {
  const { privateKey = newKey(), chainId = 1, knownChains = [1, 8888] } = options;
  const listeners = new Map<string, Set<Listener>>();
  const failures = new Map<string, WalletFailure[]>();
  const calls: WalletCall[] = [];
  const chains = new Set([chainId, ...knownChains]);
  let signer = new Wallet(privateKey);
  let chain = chainId;
  let isConnected = false;

  const tell = (event: string, value: unknown) => {
    for (const listener of listeners.get(event) ?? []) listener(value);
  };
  // As most wallets do, accounts come in lower case.
  const accounts = () => (isConnected ? [signer.address.toLowerCase()] : []);
  const changeChain = (next: number) => {
    if (next === chain) return null;
    chain = next;
    tell('chainChanged', toHex(next));
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
    changeAccount(key = newKey()) {
      signer = new Wallet(key);
      tell('accountsChanged', accounts());
    },
    changeChain: (next) => void changeChain(next),
    disconnect() {
      isConnected = false;
      tell('accountsChanged', []);
    },
    async request({ method, params = [] }) {
      calls.push({ method, params: params as readonly unknown[] });
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
