import type { Database } from '../database/connect-database.ts';
import { updateApproval } from '../database/profile-reviews.ts';
import { violatesUnique } from '../database/unique-violation.ts';
import { notify } from '../operations/notifications/notify.ts';

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
      const reviewId = await updateApproval(transaction, { userId, from: 'pending', to: decision, reviewer, reason });
      if (reviewId === null) throw new Error(`User ${userId} has no pending profile.`);
      await notify(transaction, { kind: 'approval', to: userId, reviewId, outcome: decision });
    });
  } catch (error) {
    if (!violatesUnique(error, 'users_by_approved_twitter')) throw error;
    throw new Error(`The Twitter handle of user ${userId} belongs to another approved profile.`);
  }
}
