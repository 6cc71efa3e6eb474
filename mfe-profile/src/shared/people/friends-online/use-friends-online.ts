import { friendPresenceChanged } from '@xana/contracts/events/chat';
import { getFriendsPresence } from '@xana/contracts/http/follow/follows';
import type { FriendPresence } from '@xana/contracts/http/spaces/presence';
import { useBus, useOperation, useRefresh } from '@xana/remote-kit';
import { useMember } from '@xana/session/react';
import { useEffect } from 'react';

/** A friend who changes the space reports nothing to this page. */
const REFRESH_MS = 60_000;
/** The live connection reports each friend who is online at once, right after connecting. */
const SETTLE_MS = 1_000;

interface FriendsOnline {
  /** Those in a space first (decision 0092). Empty for visitors, and while they are unknown: an extra reports no error. */
  friends: readonly FriendPresence[];
  isPending: boolean;
}

/** The member's friends who are online, kept up to date while the component is mounted. */
export function useFriendsOnline(): FriendsOnline {
  const isMember = useMember() !== null;
  const bus = useBus();
  const refresh = useRefresh();
  const { data, isPending } = useOperation(
    getFriendsPresence,
    {},
    { isEnabled: isMember, everyMilliseconds: REFRESH_MS },
  );
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const unsubscribe = bus.subscribe(friendPresenceChanged, () => {
      clearTimeout(timer);
      timer = setTimeout(() => void refresh(getFriendsPresence), SETTLE_MS);
    });
    return () => {
      unsubscribe();
      clearTimeout(timer);
    };
  }, [bus, refresh]);
  return { friends: isMember ? (data?.rows ?? []) : [], isPending };
}
