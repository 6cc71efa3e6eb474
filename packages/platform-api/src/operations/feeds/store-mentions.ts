import { mentionedUsernames } from '@xana/validation';
import type { Database } from '../../database/connection/connect-database.ts';
import { type MentioningText, replaceMentions } from '../../database/feeds/mentions.ts';
import { notify, withdrawNotice } from '../notifications/notify.ts';

/** Against notification spam: further usernames of a text stay plain text. */
const MAX_MENTIONS = 10;

/**
 * Stores who a new or edited text mentions, and notifies them, except those who are `notified` of it already. Run it in the
 * transaction of the text.
 */
export async function storeMentions(
  transaction: Database,
  written: MentioningText & { text: string },
  notified: readonly number[] = [],
): Promise<void> {
  const { text, ...place } = written;
  const usernames = mentionedUsernames(text).slice(0, MAX_MENTIONS);
  const { added, forgotten } = await replaceMentions(transaction, place, usernames);
  const noticeTo = (to: number) => ({
    kind: 'mention' as const,
    to,
    actorId: place.authorId,
    postId: place.postId,
    ...(place.commentId === null ? {} : { commentId: place.commentId }),
  });
  for (const id of forgotten) await withdrawNotice(transaction, noticeTo(id));
  for (const id of added) if (!notified.includes(id)) await notify(transaction, noticeTo(id));
}
