import { balanceChanged } from '@xana/contracts/events/store';
import { useBus, useMount, useQuery } from '@xana/remote-kit';
import { fromWei } from '@xana/wallet/amounts';
import { readBalance } from '@xana/wallet/chain-node';
import { XANA_CHAIN_ID } from '@xana/wallet/chains';
import { useEffect } from 'react';
import type { Balance } from '../../shared/use-xeny-balance.ts';

const REFRESH_INTERVAL_MS = 60_000;

/** The XETA balance of an address from a node of XANAChain; read again on `balanceChanged`. */
export function useXetaBalance(address: string | null): Balance {
  const { config } = useMount();
  const bus = useBus();
  const nodes = config.rpc[String(XANA_CHAIN_ID)] ?? [];
  const { data, isError, refetch } = useQuery({
    queryKey: ['xeta', address],
    queryFn: async () => fromWei(await readBalance(nodes, String(address))),
    enabled: address !== null,
    refetchInterval: REFRESH_INTERVAL_MS,
  });
  useEffect(() => bus.subscribe(balanceChanged, () => void refetch()), [bus, refetch]);
  return { amount: data, isError, retry: () => void refetch() };
}
