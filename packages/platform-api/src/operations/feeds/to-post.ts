import type { Post } from '@xana/contracts/http/feeds/post';
import type { NewAttachment, PostAttachment } from '@xana/contracts/http/feeds/post-attachment';
import type { PlatformConfig } from '../../config/platform-config.ts';
import type { CommentRow } from '../../database/feeds/post-comments.ts';
import type { PostPictureRow, PostRow } from '../../database/feeds/posts.ts';
import { pictureAddress } from '../../media/picture-store.ts';
import { toUserSummary } from '../users/to-profile.ts';

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
    attachment: toAttachment(config, row),
    ...(row.is_hidden ? { isHidden: true } : {}),
  };
}

function toAttachment(
  config: PlatformConfig,
  { attachment_kind: kind, attachment_id: id, attached }: PostRow,
): PostAttachment | null {
  if (kind === null || id === null) return null;
  if (!attached) return { kind, id, title: null, picture: null };
  const { title, title_ja, picture, entity_type, starts_at } = attached;
  return {
    kind,
    id,
    title,
    picture: pictureAddress(config, picture),
    ...(title_ja ? { localizedTitles: { ja: title_ja } } : {}),
    ...(entity_type ? { entityType: entity_type } : {}),
    ...(starts_at ? { startsAt: new Date(starts_at).toISOString() } : {}),
  };
}

/** The columns of an attachment; undefined when it stays as it is. */
export const attachmentColumns = (attachment: NewAttachment | null | undefined) =>
  attachment === undefined
    ? undefined
    : { attachment_kind: attachment?.kind ?? null, attachment_id: attachment?.id ?? null };

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
