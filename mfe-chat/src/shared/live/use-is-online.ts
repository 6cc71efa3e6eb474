import { useConnection } from '@xana/session/react';
import { useLiveChat } from './live-chat.ts';

/** Whether a user is online. Without a connection that is not known, although the socket may not have noticed yet. */
export function useIsOnline(userId: number): boolean {
  const isOnline = useLiveChat(({ online }) => online.has(userId));
  return useConnection().status === 'online' && isOnline;
}
