import type { Database } from '../connection/connect-database.ts';

export async function insertSocketTicket(
  database: Database,
  { hash, sessionId, expiresAt }: { hash: string; sessionId: string; expiresAt: Date },
): Promise<void> {
  await database
    .insertInto('socket_tickets')
    .values({ ticket_hash: hash, session_id: sessionId, expires_at: expiresAt })
    .execute();
}

/**
 * Deletes a one-time ticket and returns its session, if the ticket and the session have not expired and the user is not
 * banned.
 */
export function consumeSocketTicket(database: Database, hash: string) {
  return database
    .deleteFrom('socket_tickets')
    .using(['sessions', 'users'])
    .whereRef('sessions.id', '=', 'socket_tickets.session_id')
    .whereRef('users.id', '=', 'sessions.user_id')
    .where('users.is_banned', '=', false)
    .where('sessions.expires_at', '>', new Date())
    .where('ticket_hash', '=', hash)
    .where('socket_tickets.expires_at', '>', new Date())
    .returning(['session_id', 'user_id'])
    .executeTakeFirst();
}
