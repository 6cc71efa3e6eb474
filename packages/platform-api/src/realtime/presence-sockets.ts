import type { AppClientEvents, AppServerEvents } from '@xana/contracts/sockets/chat-sockets';
import { selectFriendIds } from '../database/follow/friends.ts';
import { selectHiddenPresences } from '../database/settings/privacy-settings.ts';
import type { SharedRedis } from '../gateways/redis/connect-redis.ts';
import type { Platform } from '../platform.ts';
import { disconnectOn, type MemberNamespace, roomOf } from './member-sockets.ts';

/**
 * Presence: emits to a member's friends, and only to them, when the member's first socket connects and the last one disconnects.
 * A member who hides the presence is offline for others, and still sees who is online.
 */
export function servePresence(
  namespace: MemberNamespace<AppClientEvents, AppServerEvents>,
  { database, presences, onlineMembers }: Platform,
  redis: SharedRedis | undefined,
): void {
  const findOnline = async (rooms: string[]) => {
    if (rooms.length === 0) return [];
    const sockets = await namespace
      .in(rooms)
      .fetchSockets()
      // Without Redis only the sockets of this instance are known.
      .catch(() => localSockets(namespace, rooms));
    return [...new Set(sockets.map(({ data }) => data.userId))];
  };
  onlineMembers.answerWith((userIds) => findOnline(userIds.map(roomOf)));
  redis?.onChange((status) => status === 'connected' && void ignoreErrors(announceAll()));
  presences.subscribe(({ userId, isShown }) => void ignoreErrors(announceChange(userId, isShown)));
  namespace.on('connection', (socket) => {
    const { userId } = socket.data;
    disconnectOn(socket, 'userFriendDisconnect');
    socket.on('disconnect', () => void ignoreErrors(announceOffline(userId)));
    void ignoreErrors(announceOnline(userId, socket.id));
  });

  /** Events that were emitted while Redis was unreachable did not reach other instances. */
  async function announceAll(): Promise<void> {
    for (const socket of [...namespace.sockets.values()]) {
      if (socket.connected) await announceOnline(socket.data.userId, socket.id);
    }
  }

  async function announceOnline(userId: number, socketId: string): Promise<void> {
    const friends = (await selectFriendIds(database, userId)).map(roomOf);
    if (friends.length === 0) return;
    const online = await findOnline(friends);
    const hidden = await selectHiddenPresences(database, [userId, ...online]);
    if (!hidden.has(userId)) namespace.to(friends).emit('userFriendJoined', { userId });
    for (const friend of online) {
      if (!hidden.has(friend)) namespace.to(socketId).emit('userFriendJoined', { userId: friend });
    }
  }

  async function announceOffline(userId: number): Promise<void> {
    if ((await findOnline([roomOf(userId)])).length > 0) return;
    // The time at which a hidden member leaves is hidden too.
    if ((await selectHiddenPresences(database, [userId])).has(userId)) return;
    await emitToFriends(userId, 'userFriendDisconnect');
  }

  async function announceChange(userId: number, isShown: boolean): Promise<void> {
    if ((await findOnline([roomOf(userId)])).length === 0) return;
    await emitToFriends(userId, isShown ? 'userFriendJoined' : 'userFriendDisconnect');
  }

  async function emitToFriends(userId: number, event: 'userFriendJoined' | 'userFriendDisconnect'): Promise<void> {
    const friends = (await selectFriendIds(database, userId)).map(roomOf);
    if (friends.length > 0) namespace.to(friends).emit(event, { userId });
  }
}

function localSockets(namespace: MemberNamespace<AppClientEvents, AppServerEvents>, rooms: string[]) {
  const ids = new Set(rooms.flatMap((room) => [...(namespace.adapter.rooms.get(room) ?? [])]));
  return [...namespace.sockets.values()].filter(({ id }) => ids.has(id));
}

/** Presence is best effort; the operations report an unreachable database. */
const ignoreErrors = (work: Promise<void>) => work.catch(() => undefined);
