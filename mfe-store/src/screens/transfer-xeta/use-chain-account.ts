import { useQuery } from '@xana/remote-kit';
import { useXetaGateway } from './gateway/use-xeta-gateway.ts';
import type { Fee, TransferError } from './gateway/xeta-gateway.ts';

const REFRESH_INTERVAL_MS = 15_000;

export interface ChainAccount {
  /** In wei. */
  balance: bigint;
  fee: Fee;
}

/** Balance and fee for a transfer from `from` to `to`, read again every 15 seconds. */
export function useChainAccount(from: string, to: string | null) {
  const load = useXetaGateway();
  return useQuery<ChainAccount, TransferError>({
    queryKey: ['transfer-account', from, to],
    queryFn: async () => {
      const gateway = await load();
      const [balance, fee] = await Promise.all([gateway.balanceOf(from), gateway.estimateFee(from, to ?? from)]);
      return { balance, fee };
    },
    staleTime: 0,
    refetchInterval: REFRESH_INTERVAL_MS,
    // A new recipient keeps the amounts of the last one on the screen until its own are known.
    placeholderData: (previous) => previous,
  });
}
