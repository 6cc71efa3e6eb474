import type { Post } from '@xana/contracts/http/feeds/post';
import { sql } from 'kysely';
import type { PlatformConfig } from '../config/read-config.ts';
import { pictureAddress } from '../media/picture-address.ts';
import { toUserSummary } from '../operations/users/to-user-summary.ts';
import { unblocked } from './blocks.ts';
import type { Database } from './connect-database.ts';
import { existsColumn } from './exists-column.ts';
import { USER_COLUMNS } from './user-summary.ts';

/** Posts that somebody may see, with who wrote them; callers add what they filter and how they sort. */
export function selectPosts(database: Database, callerId: number | null) {
  return database
    .selectFrom('posts')
    .innerJoin('users', 'users.id', 'posts.user_id')
    .select(['posts.id', 'text', 'picture', 'like_count', 'posts.created_at', 'posts.updated_at', ...USER_COLUMNS])
    .select([
      existsColumn(sql`post_likes where post_id = posts.id and post_likes.user_id = ${callerId ?? 0}`).as('is_like'),
      sql<number>`(select count(*) from post_comments where post_id = posts.id)`.as('comment_count'),
    ])
    .where('users.is_banned', '=', false)
    .where(unblocked(callerId, sql`posts.user_id`));
}

export type PostRow = Awaited<ReturnType<ReturnType<typeof selectPosts>['execute']>>[number];

export function toPost(config: PlatformConfig, row: PostRow): Post {
  return {
    id: row.id,
    descriptions: row.text,
    image: row.picture && pictureAddress(config, row.picture),
    likeCount: row.like_count,
    isLike: row.is_like,
    commentCount: row.comment_count,
    createdAt: row.created_at.toISOString(),
    updatedAt: row.updated_at?.toISOString() ?? null,
    user: toUserSummary(config, row),
  };
}
