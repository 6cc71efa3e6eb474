import { TAB_STORAGE_KEYS } from '@xana/contracts/storage-keys';
import type { Brand } from './social-connector.ts';

/** A login that left this page for the login service. */
export interface PendingLogin {
  brand: Brand;
  /** Secrets of the stand-in's request (RFC 7636). The SDK of the real service keeps its own. */
  state?: string;
  verifier?: string;
}

const { socialLogin: key } = TAB_STORAGE_KEYS;

export function storePendingLogin(login: PendingLogin): void {
  try {
    sessionStorage.setItem(key, JSON.stringify(login));
  } catch {
    // Without storage the login starts again after the return.
  }
}

/** The login that this page load finishes: this tab left for the service, and the service put its answer into the address. */
export function readPendingLogin(): PendingLogin | null {
  if (location.hash.length < 2) return null;
  try {
    const stored = JSON.parse(sessionStorage.getItem(key) ?? 'null') as PendingLogin | null;
    return stored?.brand === 'google' || stored?.brand === 'apple' ? stored : null;
  } catch {
    return null;
  }
}

/** An answer is used once: a reload does not repeat the login. */
export function dropPendingLogin(): void {
  try {
    sessionStorage.removeItem(key);
  } catch {
    // Nothing was stored.
  }
}
