import type { Post } from '@xana/contracts/http/feeds/post';
import type { PlatformConfig } from '../config/read-config.ts';
import { pictureAddress } from '../media/picture-address.ts';
import type { Database } from './connect-database.ts';
import { toUserSummary, USER_COLUMNS } from './user-summary.ts';

/** Posts with who wrote them; callers add what they filter and how they sort. */
export function selectPosts(database: Database) {
  return database
    .selectFrom('posts')
    .innerJoin('users', 'users.id', 'posts.user_id')
    .select(['posts.id', 'text', 'picture', 'like_count', 'posts.created_at', ...USER_COLUMNS])
    .where('users.is_banned', '=', false);
}

export type PostRow = Awaited<ReturnType<ReturnType<typeof selectPosts>['execute']>>[number];

export function toPost(config: PlatformConfig, row: PostRow): Post {
  return {
    id: row.id,
    descriptions: row.text,
    image: row.picture && pictureAddress(config, row.picture),
    likeCount: row.like_count,
    createdAt: row.created_at.toISOString(),
    user: toUserSummary(config, row),
  };
}
