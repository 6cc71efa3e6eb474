/** The provider interface of EIP-1193. */
export interface Eip1193Provider {
  request(call: { method: string; params?: unknown[] | object }): Promise<unknown>;
  on?(event: string, listener: (value: unknown) => void): void;
  removeListener?(event: string, listener: (value: unknown) => void): void;
}

export type WalletType = 'ethereum' | 'binance' | 'walletconnect' | 'magiclink' | 'web3Auth' | 'SNS';

export interface InjectedWallet {
  id: string;
  name: string;
  /** A `data:` image, or null: the page does not load URLs that a wallet supplies. */
  icon: string | null;
  /** Reverse domain name of the wallet; null for one that does not announce itself. */
  rdns: string | null;
  provider: Eip1193Provider;
}

interface Announcement {
  info?: { uuid?: unknown; name?: unknown; icon?: unknown; rdns?: unknown };
  provider?: Eip1193Provider;
}

const MAX_NAME_LENGTH = 60;

export interface WalletDiscovery {
  wallets(): readonly InjectedWallet[];
  subscribe(listener: () => void): () => void;
  stop(): void;
}

/**
 * Discovers the wallets of this browser by EIP-6963. With several wallets installed, `window.ethereum` is the last one to
 * load, so it is only the fallback when no wallet announces itself.
 */
export function discoverWallets(page: Window): WalletDiscovery {
  const listeners = new Set<() => void>();
  let announced: readonly InjectedWallet[] = [];
  const fallback = legacyWallet(page);
  const onAnnounce = (event: Event) => {
    const wallet = readAnnouncement((event as CustomEvent<Announcement>).detail);
    if (!wallet || announced.some(({ id }) => id === wallet.id)) return;
    announced = [...announced, wallet];
    for (const listener of listeners) listener();
  };
  page.addEventListener('eip6963:announceProvider', onAnnounce);
  page.dispatchEvent(new Event('eip6963:requestProvider'));
  return {
    wallets: () => (announced.length > 0 ? announced : fallback),
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    stop: () => page.removeEventListener('eip6963:announceProvider', onAnnounce),
  };
}

function readAnnouncement(detail: Announcement | null): InjectedWallet | undefined {
  const { info, provider } = detail ?? {};
  if (typeof info?.uuid !== 'string' || typeof info.name !== 'string' || typeof provider?.request !== 'function')
    return;
  const hasOwnIcon = typeof info.icon === 'string' && /^data:image\//.test(info.icon);
  return {
    id: info.uuid,
    name: info.name.slice(0, MAX_NAME_LENGTH),
    icon: hasOwnIcon ? String(info.icon) : null,
    rdns: typeof info.rdns === 'string' ? info.rdns : null,
    provider,
  };
}

function legacyWallet(page: Window): readonly InjectedWallet[] {
  const { ethereum } = page as { ethereum?: Eip1193Provider & { isMetaMask?: boolean } };
  if (typeof ethereum?.request !== 'function') return [];
  return [
    {
      id: 'legacy',
      name: ethereum.isMetaMask ? 'MetaMask' : 'Browser wallet',
      icon: null,
      rdns: null,
      provider: ethereum,
    },
  ];
}
