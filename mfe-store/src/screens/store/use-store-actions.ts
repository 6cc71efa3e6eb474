import { cardUpdateRequested, historyRequested, paymentRequested } from '@xana/contracts/events/store';
import { useBus, useMemberAction } from '@xana/remote-kit';
import { useMemo, useRef } from 'react';
import type { StoreActions } from './store-actions.ts';

/** Payment and history open over the store, as dialogs of their own. */
export function useStoreActions(): StoreActions {
  const bus = useBus();
  const asMember = useRef(useMemberAction('store'));
  return useMemo(
    () => ({
      buy: ({ id }) => asMember.current(() => bus.publish(paymentRequested, { productId: id })),
      updateCard: (subscriptionId) => bus.publish(cardUpdateRequested, { subscriptionId }),
      showHistory: (tab) => asMember.current(() => bus.publish(historyRequested, { tab })),
    }),
    [bus],
  );
}
