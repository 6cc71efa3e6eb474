import type { Database } from '../database/connection/connect-database.ts';
import { notify } from '../operations/notifications/notify.ts';
import type { SeedContext } from './seed-context.ts';
import { DEMO_MEMBER } from './seed-people.ts';

const HOUR_MS = 3_600_000;
const FOLLOWER_COUNT = 2;
/** Users who like a post of the demo member. */
const FANS = [12, 27, 43, 58, 71] as const;
/** Those of the last hours are unread. */
const AGES_IN_HOURS = { like: 1, comment: 3, follow: 20, approval: 50 } as const;
const READ_AFTER_HOURS = 12;

/** Notifications of the demo member, so that the bell looks alive. */
export async function seedNotifications({ database, now }: SeedContext): Promise<void> {
  const to = DEMO_MEMBER.id;
  const followers = await database
    .selectFrom('follows')
    .select('follower_id')
    .where('followed_id', '=', to)
    .orderBy('follower_id')
    .limit(FOLLOWER_COUNT)
    .execute();
  for (const { follower_id: actorId } of followers) await notify(database, { kind: 'follow', to, actorId });
  await notify(database, { kind: 'approval', to, reviewId: 0, outcome: 'approved' });
  await seedReactions(database, to);
  for (const [kind, hours] of Object.entries(AGES_IN_HOURS) as [keyof typeof AGES_IN_HOURS, number][]) {
    const at = new Date(now.getTime() - hours * HOUR_MS);
    const state = { created_at: at, updated_at: at, read_at: hours < READ_AFTER_HOURS ? null : at };
    await database.updateTable('notifications').set(state).where('user_id', '=', to).where('kind', '=', kind).execute();
  }
}

/** Likes of the post that was commented on last, and the comment. */
async function seedReactions(database: Database, to: number): Promise<void> {
  const comment = await database
    .selectFrom('post_comments')
    .innerJoin('posts', 'posts.id', 'post_comments.post_id')
    .select(['post_comments.id', 'post_id', 'post_comments.user_id'])
    .where('posts.user_id', '=', to)
    .orderBy('post_comments.created_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (!comment) return;
  const { id: commentId, post_id: postId, user_id: commenterId } = comment;
  for (const actorId of FANS) await notify(database, { kind: 'like', to, actorId, postId });
  await notify(database, { kind: 'comment', to, actorId: commenterId, postId, commentId });
}
