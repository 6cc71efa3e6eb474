import type { PayloadOf } from '@xana/contracts/events/event';
import type { storeRequested } from '@xana/contracts/events/shell';
import { useHandledEvent, useNavigate } from '@xana/remote-kit';
import { useEffect, useRef } from 'react';

/** Handles `storeRequested`: opens the page of the store at the requested tab. */
export function OpenStore() {
  const { payload, close } = useHandledEvent<PayloadOf<typeof storeRequested>>();
  const navigate = useNavigate();
  const isDone = useRef(false);
  useEffect(() => {
    // Once per event: the navigation renders this component again.
    if (isDone.current) return;
    isDone.current = true;
    void navigate(payload.tab && payload.tab !== 'all' ? `/store?tab=${payload.tab}` : '/store');
    close();
  }, [payload, navigate, close]);
  return null;
}
