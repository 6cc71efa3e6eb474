import { useWallet } from '@xana/session/react';
import { readChainId } from '@xana/wallet/switch-chain';
import { useEffect, useState } from 'react';

/** The id of the chain that the member's wallet has selected; null while it is unknown. */
export function useWalletChain(): number | null {
  const provider = useWallet()?.provider ?? null;
  const [chainId, setChainId] = useState<number | null>(null);
  useEffect(() => {
    setChainId(null);
    if (!provider) return;
    let isGone = false;
    const onChange = (id: unknown) => setChainId(Number(id));
    readChainId(provider).then(
      (id) => !isGone && setChainId(id),
      () => undefined,
    );
    provider.on?.('chainChanged', onChange);
    return () => {
      isGone = true;
      provider.removeListener?.('chainChanged', onChange);
    };
  }, [provider]);
  return chainId;
}
