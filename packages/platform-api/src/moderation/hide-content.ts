import type { MessageRow } from '../database/chat/messages.ts';
import type { Database } from '../database/connection/connect-database.ts';
import {
  hideComment,
  hideEvent,
  hideMessage,
  hidePost,
  hideSpace,
  lockProfile,
  replaceProfile,
} from '../database/moderation/hidden-content.ts';
import { formatTarget, numbersOf, type Target } from '../database/moderation/moderation-target.ts';
import { decideOn } from './decide-on.ts';
import { type Decider, DecisionError, type ModerationContext } from './decision.ts';
import { emitMessage } from './emit-message.ts';

/** What hiding changed. */
interface Hidden {
  before?: Record<string, unknown>;
  after?: Record<string, unknown>;
  message?: MessageRow;
}

/**
 * Hides content from everybody: a post, a comment with its replies, a message, a space, an event, or the name, pictures and bio of a
 * profile. Resolves its open reports, and tells the author the reason and the reporters the outcome.
 *
 * @throws DecisionError when there is nothing to hide
 */
export async function hideContent(platform: ModerationContext, target: Target, decider: Decider): Promise<void> {
  const message = await platform.database.transaction().execute(async (transaction) => {
    const hidden = await HIDE[target.type](transaction, target);
    if (!hidden) throw new DecisionError((t) => t.notShown(formatTarget(target)));
    const { before = {}, after = { isHidden: true } } = hidden;
    await decideOn(transaction, { action: 'hide', target, decider, before, after });
    return hidden.message;
  });
  emitMessage(platform, message);
}

type Hide = (transaction: Database, target: Target) => Promise<Hidden | undefined>;

const asHidden = (isHidden: boolean): Hidden | undefined => (isHidden ? { before: { isHidden: false } } : undefined);

const HIDE: Record<Target['type'], Hide> = {
  post: async (transaction, target) => asHidden(await hidePost(transaction, numbersOf(target)[0])),
  comment: async (transaction, target) => asHidden(await hideComment(transaction, numbersOf(target)[0])),
  space: async (transaction, target) => asHidden(await hideSpace(transaction, numbersOf(target)[0])),
  event: async (transaction, target) => asHidden(await hideEvent(transaction, numbersOf(target)[0])),
  async message(transaction, target) {
    const [conversationId, sequence] = numbersOf(target);
    const hidden = await hideMessage(transaction, { conversationId, sequence });
    return hidden && { before: { isHidden: false, body: hidden.body }, message: hidden.row };
  },
  async user(transaction, target) {
    const [id] = numbersOf(target);
    const profile = await lockProfile(transaction, id);
    if (!profile || JSON.stringify(profile.shown) === JSON.stringify(profile.blank)) return undefined;
    await replaceProfile(transaction, id, profile.blank);
    return { before: { ...profile.shown }, after: { ...profile.blank } };
  },
};
