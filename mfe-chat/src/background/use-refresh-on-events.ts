import { blockChanged, followChanged, muteChanged } from '@xana/contracts/events/profile';
import { fetchUnreadChatsCount } from '@xana/contracts/http/chat/fetch-unread-chats-count';
import { getAllFriends } from '@xana/contracts/http/chat/get-all-friends';
import { getLinkCard } from '@xana/contracts/http/chat/get-link-card';
import { getMessageRequests } from '@xana/contracts/http/chat/get-message-requests';
import { useBus, useRefresh } from '@xana/remote-kit';
import { useEffect, useRef } from 'react';
import { liveChat } from '../shared/live/live-chat.ts';

const PEOPLE_EVENTS = [followChanged, muteChanged, blockChanged] as const;
/** A burst of messages is one request. */
const REFRESH_DELAY_MS = 250;

/**
 * Fetches the conversations and the unread count again after each event and each connection, and after changes of
 * follows, mutes and blocks. Counting events in the browser
 * instead would drift from the server, and tabs would disagree.
 */
export function useRefreshOnEvents(): void {
  const refresh = useRef(useRefresh());
  const bus = useBus();
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let { connections } = liveChat.state();
    const refreshSoon = () => {
      timer ??= setTimeout(() => {
        timer = undefined;
        void refresh.current(getAllFriends);
        void refresh.current(getMessageRequests);
        void refresh.current(fetchUnreadChatsCount);
      }, REFRESH_DELAY_MS);
    };
    const stops = [
      liveChat.on('message', refreshSoon),
      liveChat.on('read', refreshSoon),
      // A follow accepts a request, and muted or blocked users are left out of the count.
      ...PEOPLE_EVENTS.map((event) => bus.subscribe(event, refreshSoon)),
      // The cards of blocked users are gone, and those of unblocked ones are back.
      bus.subscribe(blockChanged, () => void refresh.current(getLinkCard)),
      liveChat.subscribe(() => {
        if (liveChat.state().connections === connections) return;
        connections = liveChat.state().connections;
        refreshSoon();
      }),
    ];
    return () => {
      clearTimeout(timer);
      for (const stop of stops) stop();
    };
  }, [bus]);
}
