import type { Session, WalletHandle } from '@xana/session';
import type { Eip1193Provider, WalletType } from '@xana/wallet/injected-wallets';
import type { WatchContext } from './watch-wallet.ts';

interface TestContextOptions {
  address: string;
  type?: WalletType;
  provider?: Eip1193Provider | null;
}

/** A member's session with a wallet, and what its user sees. */
export function createTestContext({ address, type = 'ethereum', provider = null }: TestContextOptions) {
  const subscribers = new Map<string, (payload: unknown) => void>();
  const listeners = new Set<() => void>();
  const shown: string[] = [];
  let wallet: WalletHandle | null = { type, address, provider };
  let selected = 1;
  const changed = () => {
    for (const listener of listeners) listener();
  };
  const session = {
    wallet: () => wallet,
    chainId: () => selected,
    locale: () => 'en',
    setChain(id: number) {
      selected = id;
      changed();
    },
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    async logout(reason: 'logout' | 'accountChanged' | 'otherTab' = 'logout') {
      shown.push(`logout: ${reason}`);
      subscribers.get('session:memberLeft')?.({ userId: 7, reason });
      wallet = null;
      changed();
    },
  } as unknown as Session;
  const context: WatchContext = {
    session,
    bus: {
      publish: ({ name }: { name: string }, payload: unknown) => shown.push(`${name} ${JSON.stringify(payload)}`),
      subscribe({ name }: { name: string }, listener: (payload: never) => void) {
        subscribers.set(name, listener as (payload: unknown) => void);
        return () => subscribers.delete(name);
      },
    } as unknown as WatchContext['bus'],
    config: { rpc: {} } as WatchContext['config'],
    async attachWallet(attached) {
      const [account] = (await attached.request({ method: 'eth_accounts' })) as string[];
      if (!wallet || account?.toLowerCase() !== wallet.address.toLowerCase()) return false;
      wallet = { ...wallet, provider: attached };
      changed();
      return true;
    },
  };
  return { context, session, shown };
}
