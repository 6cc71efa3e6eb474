import { getFriendsPresence } from '@xana/contracts/http/follow/follows';
import { getOnlineCounts } from '@xana/contracts/http/spaces/space-presences';
import type { UserSummary } from '@xana/contracts/http/users/user';
import type { Session } from '@xana/session';

/** How often the numbers of the spaces on the screen are read while the page is visible (decision 0092). */
const INTERVAL_MS = 15_000;
/** Collects the cards that come into view together. */
const FIRST_DELAY_MS = 400;
const MAX_SPACES_PER_REQUEST = 60;

interface LivePeople {
  /** Undefined until the first answer. */
  countOf(spaceId: number): number | undefined;
  /** Friends of the member who are in the space. */
  friendsIn(spaceId: number): readonly UserSummary[];
  subscribe(listener: () => void): () => void;
  /** Reads the numbers of a space until the returned function is called. */
  watch(spaceId: number): () => void;
  setCount(spaceId: number, count: number): void;
}

const NO_FRIENDS: readonly UserSummary[] = [];
const shared = new WeakMap<Session, LivePeople>();

/** Who is in the spaces on the screen, read for all cards of the page with one request. */
export function livePeopleOf(session: Session): LivePeople {
  const known = shared.get(session) ?? createLivePeople(session);
  shared.set(session, known);
  return known;
}

function createLivePeople(session: Session): LivePeople {
  const watched = new Map<number, number>();
  const listeners = new Set<() => void>();
  const counts = new Map<number, number>();
  let friends = new Map<number, UserSummary[]>();
  let isReading = false;
  const emit = () => {
    for (const listener of listeners) listener();
  };
  const readCounts = async () => {
    const ids = [...watched.keys()].sort((one, other) => one - other);
    for (let start = 0; start < ids.length; start += MAX_SPACES_PER_REQUEST) {
      const spaceIds = ids.slice(start, start + MAX_SPACES_PER_REQUEST).join(',');
      const { rows } = await session.call(getOnlineCounts, { spaceIds });
      for (const { spaceId, onlineCount } of rows) counts.set(spaceId, onlineCount);
    }
  };
  const readFriends = async () => {
    if (session.state().status !== 'member') {
      friends = new Map();
      return;
    }
    const { rows } = await session.call(getFriendsPresence, {});
    const inSpaces = new Map<number, UserSummary[]>();
    for (const { user, space } of rows) if (space) inSpaces.set(space.id, [...(inSpaces.get(space.id) ?? []), user]);
    friends = inSpaces;
  };
  const read = async () => {
    // A number that cannot be read stays as it was.
    if (!document.hidden) await Promise.allSettled([readCounts(), readFriends()]);
    emit();
    isReading = watched.size > 0;
    if (isReading) setTimeout(read, INTERVAL_MS);
  };
  return {
    countOf: (spaceId) => counts.get(spaceId),
    friendsIn: (spaceId) => friends.get(spaceId) ?? NO_FRIENDS,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    watch(spaceId) {
      watched.set(spaceId, (watched.get(spaceId) ?? 0) + 1);
      if (!isReading) setTimeout(read, FIRST_DELAY_MS);
      isReading = true;
      return () => {
        const left = (watched.get(spaceId) ?? 0) - 1;
        if (left > 0) watched.set(spaceId, left);
        else watched.delete(spaceId);
      };
    },
    setCount(spaceId, count) {
      counts.set(spaceId, count);
      emit();
    },
  };
}
