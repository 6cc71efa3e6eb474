import type { PayloadOf } from '@xana/contracts/events/event';
import type { storeRequested } from '@xana/contracts/events/shell';
import { useHandledEvent, useNavigate } from '@xana/remote-kit';
import { useEffect, useRef } from 'react';

/** Whoever asks for the store is led to its page, at the tab that they asked for. */
export function OpenStore() {
  const { payload, close } = useHandledEvent<PayloadOf<typeof storeRequested>>();
  const navigate = useNavigate();
  const isDone = useRef(false);
  useEffect(() => {
    // Once for each wish: going there renders this again.
    if (isDone.current) return;
    isDone.current = true;
    void navigate(payload.tab && payload.tab !== 'all' ? `/store?tab=${payload.tab}` : '/store');
    close();
  }, [payload, navigate, close]);
  return null;
}
