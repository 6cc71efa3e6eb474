import type { AppClientEvents, AppServerEvents } from '@xana/contracts/sockets/chat-sockets';
import { sql } from 'kysely';
import { unblocked } from '../database/blocks.ts';
import type { Database } from '../database/connect-database.ts';
import type { Platform } from '../platform.ts';
import type { SharedRedis } from './connect-redis.ts';
import { disconnectOn } from './disconnect-on.ts';
import { type OwnedNamespace, roomOf } from './socket-owner.ts';

/** Who is here is told to their friends alone: when the first of their sockets comes and when the last one goes. */
export function servePresence(
  namespace: OwnedNamespace<AppClientEvents, AppServerEvents>,
  { database }: Platform,
  redis: SharedRedis | undefined,
): void {
  const hereOf = async (rooms: string[]) => {
    if (rooms.length === 0) return [];
    const sockets = await namespace
      .in(rooms)
      .fetchSockets()
      // Without Redis nobody knows of other instances: those of this one are told all the same.
      .catch(() => localSockets(namespace, rooms));
    return [...new Set(sockets.map(({ data }) => data.userId))];
  };
  redis?.onChange((status) => status === 'connected' && void orSilent(announceAll()));
  namespace.on('connection', (socket) => {
    const { userId } = socket.data;
    disconnectOn(socket, 'userFriendDisconnect');
    socket.on('disconnect', () => void orSilent(sayGone(userId)));
    void orSilent(sayHere(userId, socket.id));
  });

  /** What was said while Redis was away reached no other instance. */
  async function announceAll(): Promise<void> {
    for (const socket of [...namespace.sockets.values()]) {
      if (socket.connected) await sayHere(socket.data.userId, socket.id);
    }
  }

  async function sayHere(userId: number, socketId: string): Promise<void> {
    const friends = (await friendsOf(database, userId)).map(roomOf);
    if (friends.length === 0) return;
    namespace.to(friends).emit('userFriendJoined', { userId });
    for (const friend of await hereOf(friends)) namespace.to(socketId).emit('userFriendJoined', { userId: friend });
  }

  async function sayGone(userId: number): Promise<void> {
    if ((await hereOf([roomOf(userId)])).length > 0) return;
    const friends = (await friendsOf(database, userId)).map(roomOf);
    if (friends.length > 0) namespace.to(friends).emit('userFriendDisconnect', { userId });
  }
}

function localSockets(namespace: OwnedNamespace<AppClientEvents, AppServerEvents>, rooms: string[]) {
  const ids = new Set(rooms.flatMap((room) => [...(namespace.adapter.rooms.get(room) ?? [])]));
  return [...namespace.sockets.values()].filter(({ id }) => ids.has(id));
}

/** Presence is a courtesy: nothing waits for it, and a database that is away is said by what does. */
const orSilent = (work: Promise<void>) => work.catch(() => undefined);

const MAX_FRIENDS = 1_000;

/** Whom one follows and is followed by, and with whom one has a conversation; nobody who is blocked. */
async function friendsOf(database: Database, userId: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`select id from (
      select mine.followed_id id from follows mine
        join follows theirs on theirs.follower_id = mine.followed_id and theirs.followed_id = mine.follower_id
        where mine.follower_id = ${userId}
      union select high_id from conversation_pairs where low_id = ${userId}
      union select low_id from conversation_pairs where high_id = ${userId}
    ) friends where ${unblocked(userId, sql`friends.id`)} limit ${MAX_FRIENDS}`.execute(database);
  return rows.map(({ id }) => id);
}
