import { memberLeft } from '@xana/contracts/events/session';
import { useBus } from '@xana/remote-kit';
import { useMember, useSession } from '@xana/session/react';
import { useEffect } from 'react';
import type { Socket } from 'socket.io-client';

const SOCKETS = [
  { host: 'chat', namespace: '/chat', logoutEvent: 'logoutUser' },
  { host: 'api', namespace: '/app', logoutEvent: 'userFriendDisconnect' },
] as const;

/** For a member: one socket to the chat server and one to the app API. A logout is announced on both. */
export function LiveSockets() {
  const session = useSession();
  const bus = useBus();
  const userId = useMember()?.id;
  useEffect(() => {
    if (userId === undefined) return;
    let isGone = false;
    const sockets: { socket: Socket; logoutEvent: string }[] = [];
    void import('socket.io-client').then(({ io }) => {
      if (isGone) return;
      for (const { host, namespace, logoutEvent } of SOCKETS) {
        session.openSocket(host, (origin, ticket) => {
          const socket = io(`${origin}${namespace}`, {
            auth: (give) =>
              void ticket().then(
                (value) => give({ ticket: value }),
                () => give({}),
              ),
          });
          sockets.push({ socket, logoutEvent });
          return socket;
        });
      }
    });
    const unsubscribe = bus.subscribe(memberLeft, () => {
      for (const { socket, logoutEvent } of sockets) socket.emit(logoutEvent, { userId });
    });
    return () => {
      isGone = true;
      unsubscribe();
      for (const { socket } of sockets) socket.close();
    };
  }, [session, bus, userId]);
  return null;
}
