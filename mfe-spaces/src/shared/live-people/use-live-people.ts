import type { UserSummary } from '@xana/contracts/http/users/user';
import { useMember, useSession } from '@xana/session/react';
import { useEffect, useSyncExternalStore } from 'react';
import { livePeopleOf } from './live-people.ts';

const NO_FRIENDS: readonly UserSummary[] = [];

/**
 * The people who are in a space now, as long as it is near the screen.
 *
 * @returns count undefined before the first answer
 */
export function useLivePeople(
  spaceId: number,
  isNear: boolean,
): { count: number | undefined; friends: readonly UserSummary[] } {
  const people = livePeopleOf(useSession());
  const isMember = useMember() !== null;
  useEffect(() => (isNear ? people.watch(spaceId) : undefined), [people, spaceId, isNear]);
  const count = useSyncExternalStore(people.subscribe, () => people.countOf(spaceId));
  const friends = useSyncExternalStore(people.subscribe, () => people.friendsIn(spaceId));
  return { count, friends: isMember ? friends : NO_FRIENDS };
}
