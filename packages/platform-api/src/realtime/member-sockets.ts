import type { DefaultEventsMap, Namespace, Socket } from 'socket.io';
import { hashSecret } from '../authentication/secrets.ts';
import { selectLiveSessionIds } from '../database/auth/sessions.ts';
import { consumeSocketTicket } from '../database/auth/socket-tickets.ts';
import type { Database } from '../database/connection/connect-database.ts';
import type { Platform } from '../platform.ts';

/** The authenticated member of a socket; user ids in event payloads are ignored. */
interface SocketOwner {
  userId: number;
  sessionId: string;
}

export type MemberNamespace<Received extends object, Emitted extends object> = Namespace<
  Received & DefaultEventsMap,
  Emitted & DefaultEventsMap,
  DefaultEventsMap,
  SocketOwner
>;

/** The room of all sockets of a member, on every instance. */
export const roomOf = (userId: number) => `user:${userId}`;

/**
 * Redeems a one-time ticket.
 *
 * @throws Error TOKEN_MISSING or TOKEN_INVALID, which the client receives as `connect_error`
 */
export async function authenticateSocket(socket: Socket, { database }: Platform): Promise<void> {
  const { ticket } = socket.handshake.auth as { ticket?: unknown };
  if (typeof ticket !== 'string') throw new Error('TOKEN_MISSING');
  const used = await consumeSocketTicket(database, hashSecret(ticket));
  if (!used) throw new Error('TOKEN_INVALID');
  socket.data = { userId: used.user_id, sessionId: used.session_id } satisfies SocketOwner;
  await socket.join([used.session_id, roomOf(used.user_id)]);
}

/** Disconnects a socket when its client emits `event`, after acknowledging it. Other arguments are ignored. */
export function disconnectOn(socket: Pick<Socket, 'on' | 'disconnect'>, event: string): void {
  socket.on(event, (...given: unknown[]) => {
    const acknowledge = given.at(-1);
    if (typeof acknowledge === 'function') acknowledge();
    socket.disconnect();
  });
}

/**
 * Disconnects the sockets of this instance whose session has ended or whose member is banned. This covers what emits no
 * event here: a session that expires, and a ban that another instance or an operator writes to the database.
 */
export async function disconnectEndedSessions(namespaces: readonly Namespace[], database: Database): Promise<void> {
  const sockets = namespaces.flatMap((namespace) => [...namespace.sockets.values()]);
  const sessionOf = ({ data }: { data: unknown }) => (data as SocketOwner).sessionId;
  const ids = [...new Set(sockets.map(sessionOf))];
  const isLive = new Set(await selectLiveSessionIds(database, ids));
  for (const socket of sockets) if (!isLive.has(sessionOf(socket))) socket.disconnect(true);
}
