import { findModeratedContent } from '../../database/moderation/moderated-content.ts';
import type { Target } from '../../database/moderation/moderation-target.ts';
import { changeBan, readBanEnd } from '../../moderation/change-ban.ts';
import { type Decider, DecisionError, type ModerationContext } from '../../moderation/decision.ts';
import { dismissReports } from '../../moderation/dismiss-reports.ts';
import { hideContent } from '../../moderation/hide-content.ts';
import { restoreContent } from '../../moderation/restore-content.ts';
import { reviewProfile } from '../../moderation/review-profile.ts';
import type { Action } from './pages/decision-dialog.ts';

interface Decision {
  target: Target;
  decider: Decider;
  /** Of a ban; empty: for good. */
  until: string;
}

type Take = (platform: ModerationContext, decision: Decision) => Promise<void>;

/** The decisions of the page. Bans and reviews are about the author of the target. */
export const TAKE_DECISION: Record<Action, Take> = {
  hide: (platform, { target, decider }) => hideContent(platform, target, decider),
  restore: (platform, { target, decider }) => restoreContent(platform, target, decider),
  dismiss: (platform, { target, decider }) => dismissReports(platform, target, decider),
  async ban(platform, { target, decider, until }) {
    const userId = await authorOf(platform, target);
    await changeBan(platform, { userId, isBanned: true, until: readBanEnd(until) }, decider);
  },
  async unban(platform, { target, decider }) {
    await changeBan(platform, { userId: await authorOf(platform, target), isBanned: false }, decider);
  },
  async approve(platform, { target, decider }) {
    await reviewProfile(platform.database, { userId: await authorOf(platform, target), decision: 'approved' }, decider);
  },
  async reject(platform, { target, decider }) {
    const userId = await authorOf(platform, target);
    await reviewProfile(platform.database, { userId, decision: 'disapproved' }, decider);
  },
};

async function authorOf({ database }: ModerationContext, target: Target): Promise<number> {
  const content = await findModeratedContent(database, target);
  if (!content?.author_id) throw new DecisionError((t) => t.noAuthor);
  return content.author_id;
}
