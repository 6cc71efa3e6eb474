import type { PushMessage } from '@xana/contracts/push-message';
import { sql } from 'kysely';
import type { Database } from '../connection/connect-database.ts';

export interface DuePushMessage {
  sessionId: string;
  notificationId: number;
  userId: number;
  endpoint: string;
  p256dh: string;
  auth: string;
  locale: PushMessage['locale'];
  /** 1 for the first. */
  attempt: number;
  /** Until then no other instance sends it; it identifies this claim. */
  claimedUntil: Date;
}

/**
 * Claims messages that are due, so that of several instances one sends each. A claim that is neither finished nor postponed, because
 * its instance died, ends after `claimSeconds`, and the message is sent again.
 */
export async function claimPushMessages(
  database: Database,
  { limit, claimSeconds }: { limit: number; claimSeconds: number },
): Promise<DuePushMessage[]> {
  const { rows } = await sql<DuePushMessage>`
    with claimed as (
      update push_messages set attempts = attempts + 1, due_at = now() + make_interval(secs => ${claimSeconds})
      where (session_id, notification_id) in (
        select session_id, notification_id from push_messages where due_at <= now() and expires_at > now()
        order by due_at limit ${limit} for update skip locked)
      returning session_id, notification_id, attempts, due_at
    )
    select claimed.session_id as "sessionId", notification_id as "notificationId", subscription.user_id as "userId",
      endpoint, p256dh, auth, locale, attempts as attempt, due_at as "claimedUntil"
    from claimed
    join push_subscriptions subscription on subscription.session_id = claimed.session_id
    join sessions on sessions.id = claimed.session_id and sessions.expires_at > now()
    join users on users.id = subscription.user_id and not users.is_inactive`.execute(database);
  return rows;
}

type Claim = Pick<DuePushMessage, 'sessionId' | 'notificationId' | 'claimedUntil'>;

/** Nothing is left to send, unless the notification changed while it was sent: then it is sent again a minute later. */
export async function finishPushMessage(database: Database, claim: Claim, isSent: boolean): Promise<void> {
  await sql`update push_messages set
      sent_at = case when ${isSent} then now() else sent_at end,
      due_at = case when due_at = ${claim.claimedUntil} then null else greatest(due_at, now() + interval '1 minute') end
    where session_id = ${claim.sessionId} and notification_id = ${claim.notificationId}`.execute(database);
}

export async function postponePushMessage(database: Database, claim: Claim, delayMs: number): Promise<void> {
  await sql`update push_messages set due_at = now() + make_interval(secs => ${delayMs / 1_000})
    where session_id = ${claim.sessionId} and notification_id = ${claim.notificationId}
      and due_at = ${claim.claimedUntil}`.execute(database);
}
