import { userHiddenChanged } from '@xana/contracts/events/chat';
import { blockChanged, followChanged, muteChanged } from '@xana/contracts/events/profile';
import { fetchUnreadChatsCount, getAllFriends } from '@xana/contracts/http/chat/conversations';
import { getLinkCard } from '@xana/contracts/http/chat/link-cards';
import { getMessageRequests } from '@xana/contracts/http/chat/message-requests';
import type { Operation } from '@xana/contracts/operation';
import { useBus, useRefresh } from '@xana/remote-kit';
import { useEffect } from 'react';
import { liveChat } from '../shared/live/live-chat.ts';

const PEOPLE_EVENTS = [followChanged, muteChanged, blockChanged, userHiddenChanged] as const;
/** A burst of messages is one request. */
const REFRESH_DELAY_MS = 250;

const ALL: readonly Operation[] = [getAllFriends, getMessageRequests, fetchUnreadChatsCount];

/**
 * Fetches the conversations and the unread count again after each event that changes them and each connection, and after
 * changes of follows, mutes and blocks. Counting events in the browser instead would drift from the server, and tabs would
 * disagree. What an event leaves unchanged is not fetched: next to each message, these requests are most of the load.
 */
export function useRefreshOnEvents(memberId: number | undefined): void {
  const refresh = useRefresh();
  const bus = useBus();
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let { connections } = liveChat.state();
    const due = new Set<Operation>();
    const refreshSoon = (operations: readonly Operation[]) => {
      for (const operation of operations) due.add(operation);
      timer ??= setTimeout(() => {
        timer = undefined;
        for (const operation of due) void refresh(operation);
        due.clear();
      }, REFRESH_DELAY_MS);
    };
    const stops = [
      liveChat.on('message', ({ senderId }) => refreshSoon(senderId === memberId ? [getAllFriends] : ALL)),
      // The other user's reading changes the receipts alone, which the open conversation shows.
      liveChat.on('read', ({ userId }) => userId === memberId && refreshSoon(ALL)),
      // A follow accepts a request, and muted or blocked users are left out of the count.
      ...PEOPLE_EVENTS.map((event) => bus.subscribe(event, () => refreshSoon(ALL))),
      // The cards of blocked users are gone, and those of unblocked ones are back.
      ...[blockChanged, userHiddenChanged].map((event) => bus.subscribe(event, () => void refresh(getLinkCard))),
      liveChat.subscribe(() => {
        if (liveChat.state().connections === connections) return;
        connections = liveChat.state().connections;
        refreshSoon(ALL);
      }),
    ];
    return () => {
      clearTimeout(timer);
      for (const stop of stops) stop();
    };
  }, [bus, refresh, memberId]);
}
