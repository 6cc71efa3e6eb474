import type { Database } from '../connection/connect-database.ts';
import type { ApprovalState } from '../tables.ts';

interface ApprovalChange {
  userId: number;
  from: ApprovalState;
  to: ApprovalState;
  reviewer: string;
  reason: string;
}

/**
 * Changes the approval of a profile and logs the change with its reason. Run it in a transaction.
 *
 * @returns the id of the log entry; null, without a change, when the approval is not `from`
 */
export async function updateApproval(
  transaction: Database,
  { userId, from, to, reviewer, reason }: ApprovalChange,
): Promise<number | null> {
  const { numUpdatedRows } = await transaction
    .updateTable('users')
    .set({ approval_state: to })
    .where('id', '=', userId)
    .where('approval_state', '=', from)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) return null;
  const { id } = await transaction
    .insertInto('profile_reviews')
    .values({ user_id: userId, approval_state: to, reviewer, reason })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}
