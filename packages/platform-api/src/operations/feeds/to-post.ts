import type { Post } from '@xana/contracts/http/feeds/post';
import type { PlatformConfig } from '../../config/platform-config.ts';
import type { CommentRow } from '../../database/post-comments.ts';
import type { PostPictureRow, PostRow } from '../../database/posts.ts';
import { pictureAddress } from '../../media/picture-address.ts';
import { toUserSummary } from '../users/to-user-summary.ts';

export function toPost(config: PlatformConfig, row: PostRow): Post {
  return {
    id: row.id,
    descriptions: row.text,
    image: row.picture && pictureAddress(config, row.picture),
    images: picturesOf(row).map(({ picture, alt }) => ({
      url: pictureAddress(config, picture),
      alt,
    })),
    likeCount: row.like_count,
    isLike: row.is_like,
    commentCount: row.comment_count,
    createdAt: row.created_at.toISOString(),
    updatedAt: row.updated_at?.toISOString() ?? null,
    user: toUserSummary(config, row),
    mentions: row.mentions ?? [],
    ...(row.is_hidden ? { isHidden: true } : {}),
  };
}

/** A post of before pictures had descriptions has one at most. */
export const picturesOf = ({ pictures, picture }: PostRow): PostPictureRow[] =>
  pictures ?? (picture ? [{ picture, alt: '' }] : []);

export const toComment = (config: PlatformConfig, row: CommentRow) => ({
  id: row.id,
  feedId: row.post_id,
  text: row.text,
  parentId: row.parent_id,
  replyCount: row.reply_count,
  createdAt: row.created_at.toISOString(),
  updatedAt: row.updated_at?.toISOString() ?? null,
  user: toUserSummary(config, row),
  mentions: row.mentions ?? [],
});
