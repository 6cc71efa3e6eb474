import { trayRequested } from '@xana/contracts/events/store';
import { useBus } from '@xana/remote-kit';
import { useEffect } from 'react';

/** Opens the tray after a reload while a transfer or a payment goes on, or ended unseen. */
export function useOpenTray(address: string | null): void {
  const bus = useBus();
  useEffect(() => {
    if (!address) return;
    // Only for members: the code of transfers and payments is not on a visitor's page.
    Promise.all([
      import('../../screens/transfer-xeta/sent-transfers.ts'),
      import('../../screens/card-payment/attempt/left-payments.ts'),
    ]).then(
      ([{ sentTransfers }, { leftPayments }]) => {
        if (sentTransfers().some(({ isSeen }) => !isSeen) || leftPayments().length > 0) bus.publish(trayRequested, {});
      },
      () => undefined,
    );
  }, [address, bus]);
}
