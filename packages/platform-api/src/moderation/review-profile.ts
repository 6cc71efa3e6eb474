import type { Database } from '../database/connection/connect-database.ts';
import { violatesUnique } from '../database/connection/unique-violation.ts';
import { insertDecision } from '../database/moderation/moderation-log.ts';
import { updateApproval } from '../database/moderation/profile-reviews.ts';
import { notify } from '../operations/notifications/notify.ts';
import { type Decider, DecisionError } from './decision.ts';

interface ProfileReview {
  userId: number;
  decision: 'approved' | 'disapproved';
}

/**
 * Approves or disapproves a pending profile (PR-07) and logs the decision. A disapproved profile is pending again after
 * its member edits it.
 *
 * @throws DecisionError when the profile does not exist, is not pending, or its Twitter handle belongs to an approved profile
 */
export async function reviewProfile(
  database: Database,
  { userId, decision }: ProfileReview,
  { operator, reason }: Decider,
): Promise<void> {
  try {
    await database.transaction().execute(async (transaction) => {
      const change = { userId, from: 'pending', to: decision, reviewer: operator, reason } as const;
      const reviewId = await updateApproval(transaction, change);
      if (reviewId === null) throw new DecisionError((t) => t.notPending(userId));
      await insertDecision(transaction, {
        operator,
        reason,
        action: decision === 'approved' ? 'approve' : 'reject',
        target_type: 'user',
        target_id: String(userId),
        before: { approval: 'pending' },
        after: { approval: decision },
      });
      await notify(transaction, { kind: 'approval', to: userId, reviewId, outcome: decision });
    });
  } catch (error) {
    if (!violatesUnique(error, 'users_by_approved_twitter')) throw error;
    throw new DecisionError((t) => t.handleTaken(userId));
  }
}
