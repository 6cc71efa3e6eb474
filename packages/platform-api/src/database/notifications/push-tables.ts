import type { PushMessage } from '@xana/contracts/push-message';
import type { Generated } from 'kysely';

export interface PushTables {
  /** Browsers that get push messages, one per session. */
  push_subscriptions: {
    session_id: string;
    user_id: number;
    endpoint: string;
    p256dh: string;
    auth: string;
    locale: PushMessage['locale'];
    created_at: Generated<Date>;
  };
  /** What is sent to a browser, made by a trigger of `notifications`. */
  push_messages: {
    session_id: string;
    notification_id: number;
    attempts: Generated<number>;
    /** Null when nothing is left to send. */
    due_at: Generated<Date | null>;
    sent_at: Generated<Date | null>;
    expires_at: Generated<Date>;
  };
}
