import { transferPending } from '@xana/contracts/events/store';
import { useBus } from '@xana/remote-kit';
import { useEffect } from 'react';

/** Opens the tray after a reload while a sent transfer waits for its confirmation, or ended unseen. */
export function usePendingTransfers(address: string | null): void {
  const bus = useBus();
  useEffect(() => {
    if (!address) return;
    // Only for members: the code of transfers is not on a visitor's page.
    import('../../screens/transfer-xeta/sent-transfers.ts').then(
      ({ sentTransfers }) => {
        if (sentTransfers().some(({ isSeen }) => !isSeen)) bus.publish(transferPending, {});
      },
      () => undefined,
    );
  }, [address, bus]);
}
