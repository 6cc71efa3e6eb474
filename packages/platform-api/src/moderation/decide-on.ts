import type { ModerationOutcome } from '@xana/contracts/http/notifications/notification-kinds';
import type { Database } from '../database/connection/connect-database.ts';
import { findAuthor } from '../database/moderation/moderated-content.ts';
import { insertDecision } from '../database/moderation/moderation-log.ts';
import { resolveReports } from '../database/moderation/moderation-queue.ts';
import type { ModerationAction } from '../database/moderation/moderation-tables.ts';
import { numbersOf, type Target } from '../database/moderation/moderation-target.ts';
import { notify } from '../operations/notifications/notify.ts';
import type { Decider } from './decision.ts';

interface DecisionOn {
  action: Extract<ModerationAction, 'hide' | 'restore' | 'dismiss'>;
  target: Target;
  decider: Decider;
  before?: Record<string, unknown>;
  after?: Record<string, unknown>;
}

const AUTHOR_OUTCOMES: Partial<Record<ModerationAction, ModerationOutcome>> = { hide: 'hidden', restore: 'restored' };

/**
 * Logs a decision on content, resolves the open reports of its target, and notifies the author and the reporters.
 *
 * @returns how many reports it resolved
 */
export async function decideOn(
  transaction: Database,
  { action, target, decider, ...changes }: DecisionOn,
): Promise<number> {
  const columns = { target_type: target.type, target_id: target.id };
  const decisionId = await insertDecision(transaction, { ...decider, ...columns, ...changes, action });
  const authorId = await findAuthor(transaction, target);
  const outcome = AUTHOR_OUTCOMES[action];
  const postId = target.type === 'post' ? numbersOf(target)[0] : null;
  if (outcome && authorId !== null)
    await notify(transaction, { kind: 'moderation', to: authorId, decisionId, outcome, postId });
  if (action === 'restore') return 0;
  const reporters = await resolveReports(transaction, target, decisionId);
  for (const to of reporters.filter((reporterId) => reporterId !== authorId)) {
    const reported = action === 'hide' ? 'reportHidden' : 'reportDismissed';
    await notify(transaction, { kind: 'moderation', to, decisionId, outcome: reported, postId: null });
  }
  return reporters.length;
}
