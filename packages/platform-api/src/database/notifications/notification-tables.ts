import type {
  ApprovalOutcome,
  EventChange,
  EventMoment,
  ModerationOutcome,
  NotificationKind,
  PaymentOutcome,
} from '@xana/contracts/http/notifications/notification-kinds';
import type { Generated } from 'kysely';

/** Decisions on content reach clients as `approval`, and cannot be turned off. */
type StoredKind = NotificationKind | 'moderation';

export interface NotificationTables {
  /** One row per entry of a member's list; several actors may share it. */
  notifications: {
    id: Generated<number>;
    user_id: number;
    kind: StoredKind;
    subject: string;
    post_id: Generated<number | null>;
    event_id: Generated<number | null>;
    outcome: Generated<PaymentOutcome | ApprovalOutcome | EventMoment | EventChange | ModerationOutcome | null>;
    xeny: Generated<number | null>;
    /** Of `moderation_log`. */
    decision_id: Generated<number | null>;
    created_at: Generated<Date>;
    /** When the newest actor was added. */
    updated_at: Generated<Date>;
    read_at: Generated<Date | null>;
    deleted_at: Generated<Date | null>;
  };
  notification_actors: {
    notification_id: number;
    /** Who is notified. */
    user_id: number;
    actor_id: number;
    action: string;
    comment_id: Generated<number | null>;
    created_at: Generated<Date>;
    withdrawn_at: Generated<Date | null>;
  };
  /** The kinds that a member has turned off. */
  disabled_notifications: { user_id: number; kind: NotificationKind };
}
