import { tidyName, withoutIgnorable } from '@xana/validation';
import type { InjectedWallet } from '@xana/wallet/injected-wallets';

/** The reverse domain names with which well-known wallets announce themselves (EIP-6963), by their name in lower case. */
const KNOWN: Readonly<Record<string, string>> = {
  metamask: 'io.metamask',
  'coinbase wallet': 'com.coinbase.wallet',
  'rabby wallet': 'io.rabby',
  phantom: 'app.phantom',
  'trust wallet': 'com.trustwallet.app',
  'okx wallet': 'com.okex.wallet',
  'brave wallet': 'com.brave.wallet',
};

/**
 * Whether a wallet is what its name promises: any extension can call itself MetaMask. `imitation`: the name of a well-known wallet
 * with another domain. `known` and `ambiguous` only where several wallets have the same name; null when the name is enough.
 */
export type WalletIdentity = 'known' | 'imitation' | 'ambiguous' | null;

export function walletIdentity(wallet: InjectedWallet, all: readonly InjectedWallet[]): WalletIdentity {
  const name = foldName(wallet.name);
  const known = KNOWN[name];
  // A wallet from before EIP-6963 announces no domain.
  if (known && wallet.rdns !== null && !isWithin(wallet.rdns, known)) return 'imitation';
  const isAlone = all.every((other) => other.id === wallet.id || foldName(other.name) !== name);
  if (isAlone || wallet.rdns === null) return null;
  return known ? 'known' : 'ambiguous';
}

/** Width, letter case and invisible characters do not make another name. */
const foldName = (name: string): string => tidyName(withoutIgnorable(name.normalize('NFKC'))).toLowerCase();

/** `io.metamask.mobile` is within `io.metamask`. */
const isWithin = (rdns: string, domain: string): boolean => rdns === domain || rdns.startsWith(`${domain}.`);
