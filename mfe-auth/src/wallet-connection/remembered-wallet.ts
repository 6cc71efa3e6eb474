import { STORAGE_KEYS } from '@xana/contracts/storage-keys';

const { key } = STORAGE_KEYS.walletRdns;

/** Remembers which wallet of this browser logged in, so that a reload restores this one. A logout clears it. */
export function rememberWallet(rdns: string | null): void {
  try {
    if (rdns) localStorage.setItem(key, rdns);
    else localStorage.removeItem(key);
  } catch {
    // Without storage, a reload looks for a wallet that has the member's account.
  }
}

/** The reverse domain name of the wallet (EIP-6963), or null. */
export function rememberedWallet(): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}
