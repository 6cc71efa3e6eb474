import type { Database } from '../database/connect-database.ts';
import { insertComment } from '../database/post-comments.ts';
import { notify } from '../operations/notifications/notify.ts';
import type { SeedContext } from './seed-context.ts';
import { DEMO_MEMBER } from './seed-people.ts';

const HOUR_MS = 3_600_000;
const FOLLOWER_COUNT = 2;
/** Users who like a post of the demo member; the first one also comments on it. */
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

async function seedReactions(database: Database, to: number): Promise<void> {
  const post = await database
    .selectFrom('posts')
    .select('id')
    .where('user_id', '=', to)
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (!post) return;
  const [commenter] = FANS;
  for (const actorId of FANS) await notify(database, { kind: 'like', to, actorId, postId: post.id });
  const text = 'Welcome! I am in the Lobby every evening.';
  const comment = { post_id: post.id, user_id: commenter, text, parent_id: null, client_id: null, deleted_by: null };
  const commentId = await insertComment(database, comment);
  if (commentId) await notify(database, { kind: 'comment', to, actorId: commenter, postId: post.id, commentId });
}
