import { selectEndedBans } from '../database/moderation/bans.ts';
import { changeBan } from '../moderation/change-ban.ts';
import { DecisionError, type ModerationContext } from '../moderation/decision.ts';

const BATCH_SIZE = 100;
const DECIDER = { operator: 'platform', reason: 'The time of the ban is over.' };

/** Ends the bans whose time is over. */
export async function endBans(platform: Pick<ModerationContext, 'database' | 'sessionEnds'>): Promise<void> {
  for (const userId of await selectEndedBans(platform.database, BATCH_SIZE)) {
    await changeBan(platform, { userId, isBanned: false }, DECIDER).catch((error: unknown) => {
      // Another instance or an operator was first.
      if (!(error instanceof DecisionError)) throw error;
    });
  }
}
