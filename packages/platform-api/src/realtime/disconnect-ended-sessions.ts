import type { Namespace } from 'socket.io';
import type { Database } from '../database/connect-database.ts';
import type { SocketOwner } from './socket-owner.ts';

/**
 * Closes the sockets of this instance whose session is over, or whose owner was banned: whoever did that need not know
 * where the sockets are, and a session that runs out tells nobody.
 */
export async function disconnectEndedSessions(namespaces: readonly Namespace[], database: Database): Promise<void> {
  const sockets = namespaces.flatMap((namespace) => [...namespace.sockets.values()]);
  const sessionOf = ({ data }: { data: unknown }) => (data as SocketOwner).sessionId;
  const ids = [...new Set(sockets.map(sessionOf))];
  if (ids.length === 0) return;
  const live = await database
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .select('sessions.id')
    .where('sessions.id', 'in', ids)
    .where('sessions.expires_at', '>', new Date())
    .where('users.is_banned', '=', false)
    .execute();
  const isLive = new Set(live.map(({ id }) => id));
  for (const socket of sockets) if (!isLive.has(sessionOf(socket))) socket.disconnect(true);
}
