import { friendPresenceChanged, unreadNotificationsChanged } from '@xana/contracts/events/chat';
import type { PayloadOf } from '@xana/contracts/events/event';
import { memberLeft } from '@xana/contracts/events/session';
import { useBus } from '@xana/remote-kit';
import { useConnection, useMember, useSession } from '@xana/session/react';
import { useEffect } from 'react';
import type { Socket } from 'socket.io-client';
import { liveChat, useLiveChat } from '../shared/live/live-chat.ts';
import { deliverOutbox } from '../shared/outbox/deliver-outbox.ts';
import { clearPending, removePending } from '../shared/outbox/outbox.ts';
import { useMessageAlerts } from './alerts/use-message-alerts.ts';
import { type Connect, connectSocket } from './connect-socket.ts';
import { useRefreshOnEvents } from './use-refresh-on-events.ts';

const SOCKETS = [
  { host: 'chat', namespace: '/chat', logoutEvent: 'logoutUser', attach: liveChat.attachChat },
  { host: 'api', namespace: '/app', logoutEvent: 'userFriendDisconnect', attach: liveChat.attachPresence },
] as const;

/**
 * For a member on every page: one socket to the chat server and one to the app API, whose events `liveChat` passes on. A logout
 * is announced on both.
 */
export function LiveSockets() {
  useOutboxDelivery();
  const session = useSession();
  const bus = useBus();
  const userId = useMember()?.id;
  useRefreshOnEvents(userId);
  useMessageAlerts(userId);
  useEffect(() => {
    if (userId === undefined) return;
    const stop = new AbortController();
    const sockets: { socket: Socket; logoutEvent: string }[] = [];
    const open = (connect: Connect, { host, namespace, logoutEvent, attach }: (typeof SOCKETS)[number]) =>
      session.openSocket(host, (origin, ticket) => {
        const socket = connectSocket(connect, { url: `${origin}${namespace}`, ticket, signal: stop.signal });
        attach(socket, userId);
        socket.on('unreadNotificationsChanged', (change: PayloadOf<typeof unreadNotificationsChanged>) =>
          bus.publish(unreadNotificationsChanged, change),
        );
        const report = (isOnline: boolean) => (friend: { userId: number }) =>
          bus.publish(friendPresenceChanged, { userId: friend.userId, isOnline });
        socket.on('userFriendJoined', report(true));
        socket.on('userFriendDisconnect', report(false));
        sockets.push({ socket, logoutEvent });
        return socket;
      });
    void import('socket.io-client').then(({ io }) => {
      if (!stop.signal.aborted) for (const each of SOCKETS) open(io, each);
    });
    const unsubscribe = bus.subscribe(memberLeft, () => {
      for (const { socket, logoutEvent } of sockets) socket.emit(logoutEvent, { userId });
    });
    return () => {
      stop.abort();
      unsubscribe();
      for (const { socket } of sockets) socket.close();
      liveChat.detach();
    };
  }, [session, bus, userId]);
  return null;
}

/** Sends what waits in the outbox when the page starts and after each recovery, on every page. */
function useOutboxDelivery(): void {
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
