import { discoverWallets, type InjectedWallet } from '@xana/wallet/injected-wallets';

/** Extensions announce themselves within this time after the page asks. */
const ANNOUNCEMENT_TIMEOUT_MS = 2_000;

/**
 * The wallets of this browser that may have logged in.
 *
 * @param rdns of the remembered wallet; null: every wallet
 * @returns an empty list when the remembered wallet does not announce itself in time
 */
export function findWallets(page: Window, rdns: string | null): Promise<readonly InjectedWallet[]> {
  return new Promise((resolve) => {
    const discovery = discoverWallets(page);
    const read = () => discovery.wallets().filter((wallet) => rdns === null || wallet.rdns === rdns);
    const finish = () => {
      clearTimeout(timer);
      unsubscribe();
      discovery.stop();
      resolve(read());
    };
    const timer = setTimeout(finish, ANNOUNCEMENT_TIMEOUT_MS);
    const unsubscribe = discovery.subscribe(() => {
      if (read().length > 0) finish();
    });
    if (read().length > 0) finish();
  });
}
