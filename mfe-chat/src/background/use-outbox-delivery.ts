import { memberLeft } from '@xana/contracts/events/session';
import { useBus } from '@xana/remote-kit';
import { useConnection, useMember, useSession } from '@xana/session/react';
import { useEffect } from 'react';
import { liveChat, useLiveChat } from '../shared/live/live-chat.ts';
import { deliverOutbox } from '../shared/outbox/deliver-outbox.ts';
import { clearPending, removePending } from '../shared/outbox/outbox.ts';

/** Sends what waits in the outbox when the page starts and after each recovery, on every page. */
export function useOutboxDelivery(): void {
  const session = useSession();
  const bus = useBus();
  const memberId = useMember()?.id;
  const { recoveries } = useConnection();
  const connections = useLiveChat((state) => state.connections);
  // A recovery and a connection are reasons to try again.
  useEffect(() => {
    if (memberId !== undefined) deliverOutbox(session);
  }, [session, memberId, recoveries, connections]);
  useEffect(() => bus.subscribe(memberLeft, clearPending), [bus]);
  useEffect(() => {
    if (memberId === undefined) return;
    const retry = () => deliverOutbox(session);
    window.addEventListener('online', retry);
    // The answer to the request may be lost, but the message has arrived.
    const stop = liveChat.on('message', ({ senderId, clientId }) => senderId === memberId && removePending(clientId));
    return () => {
      window.removeEventListener('online', retry);
      stop();
    };
  }, [session, memberId]);
}
