import { formatTarget, type Target } from '../database/moderation/moderation-target.ts';
import { decideOn } from './decide-on.ts';
import { type Decider, DecisionError, type ModerationContext } from './decision.ts';

/**
 * Closes the open reports of a target without a change to it, and tells the reporters.
 *
 * @throws DecisionError without an open report
 */
export async function dismissReports(
  { database }: Pick<ModerationContext, 'database'>,
  target: Target,
  decider: Decider,
): Promise<void> {
  await database.transaction().execute(async (transaction) => {
    const resolved = await decideOn(transaction, { action: 'dismiss', target, decider });
    if (resolved === 0) throw new DecisionError((t) => t.notReported(formatTarget(target)));
  });
}
