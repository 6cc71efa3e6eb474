import type { DefaultEventsMap, Namespace, Socket } from 'socket.io';
import { hashSecret } from '../operations/auth/sessions/session-store.ts';
import type { Platform } from '../platform.ts';

/** For whom a socket speaks: whatever id is sent along is ignored. */
export interface SocketOwner {
  userId: number;
  sessionId: string;
}

export type OwnedNamespace<Says extends object, Hears extends object> = Namespace<
  Says & DefaultEventsMap,
  Hears & DefaultEventsMap,
  DefaultEventsMap,
  SocketOwner
>;

/** All sockets of a member, over every instance. */
export const roomOf = (userId: number) => `user:${userId}`;

/** @throws Error TOKEN_MISSING or TOKEN_INVALID, which the client is told; a ticket lets one socket in */
export async function authenticateSocket(socket: Socket, { database }: Platform): Promise<void> {
  const { ticket } = socket.handshake.auth as { ticket?: unknown };
  if (typeof ticket !== 'string') throw new Error('TOKEN_MISSING');
  const used = await database
    .deleteFrom('socket_tickets')
    .using(['sessions', 'users'])
    .whereRef('sessions.id', '=', 'socket_tickets.session_id')
    .whereRef('users.id', '=', 'sessions.user_id')
    .where('users.is_banned', '=', false)
    .where('sessions.expires_at', '>', new Date())
    .where('ticket_hash', '=', hashSecret(ticket))
    .where('socket_tickets.expires_at', '>', new Date())
    .returning(['session_id', 'user_id'])
    .executeTakeFirst();
  if (!used) throw new Error('TOKEN_INVALID');
  socket.data = { userId: used.user_id, sessionId: used.session_id } satisfies SocketOwner;
  await socket.join([used.session_id, roomOf(used.user_id)]);
}
