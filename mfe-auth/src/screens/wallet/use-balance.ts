import { useMount, useQuery } from '@xana/remote-kit';
import { fromWei } from '@xana/wallet/amounts';
import { readBalance } from '@xana/wallet/chain-node';

const REFRESH_INTERVAL_MS = 60_000;

export interface Balance {
  /** An exact decimal number; undefined while it is unknown. */
  amount: string | undefined;
  /** No node of the chain answers. An earlier amount is not shown then, because it may be wrong. */
  isUnavailable: boolean;
  isRefreshing: boolean;
  refresh(): void;
}

/** The balance of an address in the native coin of a chain. */
export function useBalance(chainId: number, address: string): Balance {
  const { config } = useMount();
  const { data, isError, isFetching, refetch } = useQuery({
    queryKey: ['balance', chainId, address],
    queryFn: async () => fromWei(await readBalance(config.rpc[String(chainId)] ?? [], address)),
    enabled: address !== '',
    staleTime: 0,
    refetchInterval: REFRESH_INTERVAL_MS,
  });
  return { amount: data, isUnavailable: isError, isRefreshing: isFetching, refresh: () => void refetch() };
}
