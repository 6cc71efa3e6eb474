import { useEffect, useState } from 'react';

/** The address with its checksum. A visitor has none, and does not fetch the code that computes it. */
export function useReadableAddress(address: string): string {
  const [readable, setReadable] = useState(address);
  useEffect(() => {
    setReadable(address);
    if (!address) return;
    let isGone = false;
    import('@xana/wallet/readable-address').then(
      ({ readableAddress }) => !isGone && setReadable(readableAddress(address)),
      // Without the code the address stays in the case in which it came; it is the same address.
      () => undefined,
    );
    return () => {
      isGone = true;
    };
  }, [address]);
  return readable;
}
