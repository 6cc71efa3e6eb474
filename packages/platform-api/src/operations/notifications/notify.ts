import type {
  ApprovalOutcome,
  ModerationOutcome,
  PaymentOutcome,
} from '@xana/contracts/http/notifications/notification-kinds';
import type { Database } from '../../database/connection/connect-database.ts';
import {
  insertActorNotification,
  insertSystemNotification,
  withdrawActor,
} from '../../database/notifications/notifications.ts';

/** What another user did. `to` is the user who is notified. */
type UserNotice =
  | { kind: 'follow'; to: number; actorId: number }
  | { kind: 'like'; to: number; actorId: number; postId: number }
  | { kind: 'comment' | 'reply'; to: number; actorId: number; postId: number; commentId: number }
  /** In a post, or in a comment on it. */
  | { kind: 'mention'; to: number; actorId: number; postId: number; commentId?: number }
  | { kind: 'messageRequest'; to: number; actorId: number };

/** What the platform did. */
type SystemNotice =
  /** `source`: `payment:17` or `plan:in_1`, as in the ledger. */
  | { kind: 'payment'; to: number; source: string; outcome: PaymentOutcome; xeny: number }
  | { kind: 'approval'; to: number; reviewId: number; outcome: ApprovalOutcome }
  | { kind: 'moderation'; to: number; decisionId: number; outcome: ModerationOutcome; postId: number | null };

/**
 * Notifies a user. Call it in the transaction of what happened: both are stored, or neither. A user is not notified of what
 * they did themselves, of what a user behind a block did, of a kind that they turned off, or twice of the same.
 */
export async function notify(transaction: Database, notice: UserNotice | SystemNotice): Promise<void> {
  const { to, kind } = notice;
  if ('actorId' in notice) {
    if (notice.actorId === to) return;
    const entry = { user_id: to, kind, subject: subjectOf(notice), post_id: 'postId' in notice ? notice.postId : null };
    const comment_id = 'commentId' in notice ? (notice.commentId ?? null) : null;
    await insertActorNotification(transaction, entry, {
      actor_id: notice.actorId,
      action: actionOf(notice),
      comment_id,
    });
  } else await insertSystemNotification(transaction, { user_id: to, kind, ...contentOf(notice) });
}

/** The counterpart of `notify` for what a user has undone: an unfollow, a removed like. */
export function withdrawNotice(transaction: Database, notice: UserNotice): Promise<void> {
  return withdrawActor(transaction, { userId: notice.to, actorId: notice.actorId, action: actionOf(notice) });
}

/** Notices about the same subject are one entry of the list while it is unread. */
const subjectOf = (notice: UserNotice): string => ('postId' in notice ? `post:${notice.postId}` : notice.kind);

/** Unique per actor and receiver. */
function actionOf(notice: UserNotice): string {
  if ('commentId' in notice && notice.commentId) return `${notice.kind}:comment:${notice.commentId}`;
  return `${notice.kind}:${subjectOf(notice)}`;
}

function contentOf(notice: SystemNotice) {
  if (notice.kind === 'approval') return { subject: `review:${notice.reviewId}`, outcome: notice.outcome };
  if (notice.kind === 'moderation') {
    const { decisionId, postId, outcome } = notice;
    return { subject: `decision:${decisionId}:${outcome}`, decision_id: decisionId, post_id: postId, outcome };
  }
  return { subject: `${notice.source}:${notice.outcome}`, outcome: notice.outcome, xeny: notice.xeny };
}
