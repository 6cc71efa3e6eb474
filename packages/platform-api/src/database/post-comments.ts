import { sql } from 'kysely';
import type { PlatformConfig } from '../config/read-config.ts';
import { toUserSummary } from '../operations/users/to-user-summary.ts';
import { unblocked } from './blocks.ts';
import type { Database } from './connect-database.ts';
import { USER_COLUMNS } from './user-summary.ts';

/** Comments that somebody may see, with who wrote them. */
export function selectComments(database: Database, callerId: number | null) {
  return database
    .selectFrom('post_comments')
    .innerJoin('users', 'users.id', 'post_comments.user_id')
    .select([
      'post_comments.id',
      'post_comments.post_id',
      'post_comments.text',
      'post_comments.created_at',
      ...USER_COLUMNS,
    ])
    .where('users.is_banned', '=', false)
    .where(unblocked(callerId, sql`post_comments.user_id`));
}

type CommentRow = Awaited<ReturnType<ReturnType<typeof selectComments>['execute']>>[number];

export const toComment = (config: PlatformConfig, row: CommentRow) => ({
  id: row.id,
  feedId: row.post_id,
  text: row.text,
  createdAt: row.created_at.toISOString(),
  user: toUserSummary(config, row),
});
