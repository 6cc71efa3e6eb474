import { discoverWallets, type InjectedWallet } from '@xana/wallet/injected-wallets';
import { useEffect, useState } from 'react';

/** The wallets of this browser, as they announce themselves. */
export function useInjectedWallets(): readonly InjectedWallet[] {
  const [wallets, setWallets] = useState<readonly InjectedWallet[]>([]);
  useEffect(() => {
    const discovery = discoverWallets(window);
    const read = () => setWallets(discovery.wallets());
    const stopListening = discovery.subscribe(read);
    read();
    return () => {
      stopListening();
      discovery.stop();
    };
  }, []);
  return wallets;
}
