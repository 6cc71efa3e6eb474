import type { AttachWallet, WalletHandle } from './session-types.ts';

interface MemberWalletOptions {
  read(): WalletHandle | null;
  write(wallet: WalletHandle): void;
  /** The wallet has switched to another account, or no longer permits this site to use it. */
  onLeft(): void;
}

/** The wallet of the member: watches its account, and attaches its provider again after a reload. */
export function createMemberWallet({ read, write, onLeft }: MemberWalletOptions) {
  function hold({ ...wallet }: WalletHandle) {
    const { provider, address } = wallet;
    write(wallet);
    provider?.on?.('accountsChanged', (accounts: unknown) => {
      if (!isFirst(accounts, address) && read()?.provider === provider) onLeft();
    });
  }

  const attach: AttachWallet = async (provider) => {
    const wallet = read();
    const accounts = await provider.request({ method: 'eth_accounts' });
    // The session may have ended meanwhile.
    const isOwn = wallet !== null && wallet === read() && isFirst(accounts, wallet.address);
    if (isOwn) hold({ ...wallet, provider });
    return isOwn;
  };

  return { hold, attach };
}

const isFirst = (accounts: unknown, address: string): boolean =>
  (accounts as string[])[0]?.toLowerCase() === address.toLowerCase();
