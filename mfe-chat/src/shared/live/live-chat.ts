import { useSyncExternalStore } from 'react';
import { createLiveChat, type LiveState } from './create-live-chat.ts';

/** One for the page: the sockets are opened in another React root than the screen. */
export const liveChat = createLiveChat();

/** A part of the live state; `select` returns a primitive or the same object until it changes. */
export function useLiveChat<Value>(select: (state: LiveState) => Value): Value {
  return useSyncExternalStore(liveChat.subscribe, () => select(liveChat.state()));
}
