import { balanceChanged } from '@xana/contracts/events/store';
import { useBus, useQuery } from '@xana/remote-kit';
import { useMember } from '@xana/session/react';
import { isSameAddress } from '@xana/wallet/addresses';
import { useSyncExternalStore } from 'react';
import { useXetaGateway } from './gateway/use-xeta-gateway.ts';
import {
  changeTransfer,
  type SentTransfer,
  sentTransfers,
  subscribeSentTransfers,
  toChange,
} from './sent-transfers.ts';

const POLL_INTERVAL_MS = 2_000;

/** The transfers that the member sent from this browser, newest first. */
export function useSentTransfers(): readonly SentTransfer[] {
  const own = useMember()?.userWallet.address ?? '';
  const all = useSyncExternalStore(subscribeSentTransfers, sentTransfers);
  return all.filter(({ from }) => isSameAddress(from, own));
}

/** Follows the open transfers on the chain. Returns whether its nodes answer. */
export function useTrackTransfers(): { isUnreachable: boolean } {
  const bus = useBus();
  const load = useXetaGateway();
  const open = useSentTransfers().filter(({ outcome }) => outcome === 'open');
  const { isError } = useQuery({
    queryKey: ['track-transfers', open.map(({ id, hash }) => `${id} ${hash}`)],
    queryFn: async () => {
      const gateway = await load();
      for (const transfer of open) {
        const state = await gateway.stateOf(transfer);
        const others = sentTransfers().filter(({ id }) => id !== transfer.id);
        const change = toChange(state, others);
        changeTransfer(transfer.id, change);
        if ((change.confirmations ?? 0) !== transfer.confirmations) bus.publish(balanceChanged, { currency: 'XETA' });
      }
      return null;
    },
    enabled: open.length > 0,
    staleTime: 0,
    refetchInterval: POLL_INTERVAL_MS,
  });
  return { isUnreachable: isError };
}
