import { balanceChanged } from '@xana/contracts/events/store';
import { getXenyTokensByUser } from '@xana/contracts/http/marketplace/nfts';
import { useBus, useOperation } from '@xana/remote-kit';
import { useEffect } from 'react';

export interface Balance {
  /** An exact decimal number. */
  amount: string | undefined;
  isError: boolean;
  retry(): void;
}

const ZERO_ADDRESS = '0x0000000000000000000000000000000000000000';

/** The XENY balance of an address from the marketplace's ledger; refetched on `balanceChanged`. */
export function useXenyBalance(address: string | null): Balance {
  const bus = useBus();
  const { data, isError, refetch } = useOperation(
    getXenyTokensByUser,
    { body: { userAddress: address ?? ZERO_ADDRESS } },
    { isEnabled: address !== null },
  );
  useEffect(() => bus.subscribe(balanceChanged, () => void refetch()), [bus, refetch]);
  return { amount: data?.balance, isError, retry: () => void refetch() };
}
