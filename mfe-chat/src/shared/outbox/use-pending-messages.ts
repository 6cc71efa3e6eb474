import { useMember } from '@xana/session/react';
import { useMemo, useSyncExternalStore } from 'react';
import { pendingMessages, subscribeOutbox } from './outbox.ts';
import type { PendingMessage } from './pending-message.ts';

/** The member's messages to a user that the server has not confirmed, oldest first. */
export function usePendingMessages(receiverId: number): readonly PendingMessage[] {
  const memberId = useMember()?.id;
  const all = useSyncExternalStore(subscribeOutbox, pendingMessages);
  return useMemo(
    () => all.filter((each) => each.receiverId === receiverId && each.senderId === memberId),
    [all, receiverId, memberId],
  );
}
