import type { Database } from '../database/connect-database.ts';
import type { ApprovalState } from '../database/tables.ts';
import { violatesUnique } from '../database/unique-violation.ts';

export interface ProfileReview {
  userId: number;
  decision: 'approved' | 'disapproved';
  /** Name of the operator; at most 100 characters. */
  reviewer: string;
  /** At most 500 characters. */
  reason: string;
}

/**
 * Approves or disapproves a pending profile (PR-07) and logs the decision. A disapproved profile is pending again after
 * its member edits it.
 *
 * @throws Error when the profile does not exist, is not pending, or its Twitter handle belongs to an approved profile
 */
export async function reviewProfile(
  database: Database,
  { userId, decision, reviewer, reason }: ProfileReview,
): Promise<void> {
  try {
    await database.transaction().execute(async (transaction) => {
      const changed = await moveApproval(transaction, { userId, from: 'pending', to: decision, reviewer, reason });
      if (!changed) throw new Error(`User ${userId} has no pending profile.`);
    });
  } catch (error) {
    if (!violatesUnique(error, 'users_by_approved_twitter')) throw error;
    throw new Error(`The Twitter handle of user ${userId} belongs to another approved profile.`);
  }
}

/** Submits a disapproved profile for review again; any other profile keeps its state. */
export async function resubmitProfile(transaction: Database, userId: number): Promise<void> {
  const change = { from: 'disapproved', to: 'pending', reviewer: 'member', reason: 'The member edited it.' } as const;
  await moveApproval(transaction, { userId, ...change });
}

interface ApprovalChange {
  userId: number;
  from: ApprovalState;
  to: ApprovalState;
  reviewer: string;
  reason: string;
}

async function moveApproval(transaction: Database, { userId, from, to, reviewer, reason }: ApprovalChange) {
  const { numUpdatedRows } = await transaction
    .updateTable('users')
    .set({ approval_state: to })
    .where('id', '=', userId)
    .where('approval_state', '=', from)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) return false;
  await transaction
    .insertInto('profile_reviews')
    .values({ user_id: userId, approval_state: to, reviewer, reason })
    .execute();
  return true;
}
