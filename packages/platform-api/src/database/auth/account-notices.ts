import type { NoticeKind, SessionMethod } from '@xana/contracts/http/auth/login-method-fields';
import { sql } from 'kysely';
import type { Database } from '../connection/connect-database.ts';

interface NewNotice {
  userId: number;
  kind: NoticeKind;
  /** The session that did it, which is not told. */
  actorSessionId: string;
  device: string;
  app: string | null;
  method: SessionMethod | null;
  walletName: string | null;
  expiresAt: Date;
}

/** Tells every other session of the user. Sessions of apps cannot show notices. */
export async function insertNotices(
  database: Database,
  { userId, kind, actorSessionId, device, app, method, walletName, expiresAt }: NewNotice,
): Promise<void> {
  // The lock keeps a session from ending between the select and the insert, which would violate the foreign key.
  await sql`insert into account_notices
      (id, session_id, kind, actor_session_id, device, app, login_method, wallet_name, expires_at)
    select gen_random_uuid()::text, id, ${kind}, ${actorSessionId}, ${device}, ${app}, ${method}, ${walletName}, ${expiresAt}
    from sessions
    where user_id = ${userId} and id <> ${actorSessionId} and app is null and expires_at > now()
    for key share`.execute(database);
}

/** The notices of a session that its member has not seen, the oldest first. */
export function selectNotices(database: Database, sessionId: string) {
  return database
    .selectFrom('account_notices')
    .leftJoin('sessions', 'sessions.id', 'account_notices.actor_session_id')
    .select([
      'account_notices.id',
      'account_notices.kind',
      'account_notices.device',
      'account_notices.app',
      'account_notices.login_method',
      'account_notices.wallet_name',
      'account_notices.created_at',
      // Null after the session has ended.
      'sessions.id as actor_session_id',
    ])
    .where('account_notices.session_id', '=', sessionId)
    .where('account_notices.expires_at', '>', new Date())
    .orderBy('account_notices.created_at')
    .orderBy('account_notices.id')
    .limit(20)
    .execute();
}

/** @returns false when the session has no such notice */
export async function deleteNotice(database: Database, id: string, sessionId: string): Promise<boolean> {
  const deleted = await database
    .deleteFrom('account_notices')
    .where('id', '=', id)
    .where('session_id', '=', sessionId)
    .returning('id')
    .executeTakeFirst();
  return deleted !== undefined;
}
