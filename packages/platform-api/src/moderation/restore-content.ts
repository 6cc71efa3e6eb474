import type { MessageRow } from '../database/chat/messages.ts';
import type { Database } from '../database/connection/connect-database.ts';
import {
  lockProfile,
  replaceProfile,
  type ShownProfile,
  showComment,
  showEvent,
  showMessage,
  showPost,
  showSpace,
} from '../database/moderation/hidden-content.ts';
import { findLastDecision } from '../database/moderation/moderation-log.ts';
import { formatTarget, numbersOf, type Target } from '../database/moderation/moderation-target.ts';
import { decideOn } from './decide-on.ts';
import { type Decider, DecisionError, type ModerationContext } from './decision.ts';
import { emitMessage } from './emit-message.ts';

type Changes = Record<string, unknown>;
interface Restored {
  before?: Changes;
  after?: Changes;
  message?: MessageRow;
}

/**
 * Shows again what an operator hid. Of a profile it restores what the member has not changed since.
 *
 * @throws DecisionError when the target is not hidden
 */
export async function restoreContent(platform: ModerationContext, target: Target, decider: Decider): Promise<void> {
  const message = await platform.database.transaction().execute(async (transaction) => {
    const last = await findLastDecision(transaction, target, ['hide', 'restore']);
    const restored = last?.action === 'hide' && (await RESTORE[target.type](transaction, target, last));
    if (!restored) throw new DecisionError((t) => t.notHidden(formatTarget(target)));
    const { before = { isHidden: true }, after = { isHidden: false } } = restored;
    await decideOn(transaction, { action: 'restore', target, decider, before, after });
    return restored.message;
  });
  emitMessage(platform, message);
}

type Restore = (
  transaction: Database,
  target: Target,
  hidden: { before: Changes; after: Changes },
) => Promise<Restored | undefined>;

const asRestored = (isRestored: boolean): Restored | undefined => (isRestored ? {} : undefined);

const RESTORE: Record<Target['type'], Restore> = {
  post: async (transaction, target) => asRestored(await showPost(transaction, numbersOf(target)[0])),
  comment: async (transaction, target) => asRestored(await showComment(transaction, numbersOf(target)[0])),
  space: async (transaction, target) => asRestored(await showSpace(transaction, numbersOf(target)[0])),
  event: async (transaction, target) => asRestored(await showEvent(transaction, numbersOf(target)[0])),
  async message(transaction, target, { before }) {
    const [conversationId, sequence] = numbersOf(target);
    const message = await showMessage(transaction, { conversationId, sequence }, String(before.body));
    return message && { message };
  },
  async user(transaction, target, { before, after }) {
    const [id] = numbersOf(target);
    const profile = await lockProfile(transaction, id);
    if (!profile) return undefined;
    const unchanged = Object.entries(profile.shown).filter(([field, value]) => value === after[field]);
    const restored: Partial<ShownProfile> = Object.fromEntries(unchanged.map(([field]) => [field, before[field]]));
    await replaceProfile(transaction, id, restored);
    return { before: Object.fromEntries(unchanged), after: { ...restored } };
  },
};
