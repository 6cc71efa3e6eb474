import type { ColumnType, Generated } from 'kysely';
import type { ReportTargetType } from '../social/reports.ts';

export type ModerationAction =
  | 'hide'
  | 'restore'
  | 'dismiss'
  | 'ban'
  | 'unban'
  | 'approve'
  | 'reject'
  | 'create'
  | 'remove';

/** Written as JSON text, read as the parsed value. */
type Changes = ColumnType<Record<string, unknown>, string | undefined, never>;

export interface ModerationTables {
  /** Append-only: every decision of an operator. */
  moderation_log: {
    id: Generated<number>;
    operator: string;
    action: ModerationAction;
    target_type: ReportTargetType | 'operator';
    target_id: string;
    reason: string;
    before: Changes;
    after: Changes;
    created_at: Generated<Date>;
  };
  /** Who may log in to the operator host. */
  operators: { name: string; password_hash: string; created_at: Generated<Date> };
  operator_sessions: { token_hash: string; operator: string; expires_at: Date };
}
