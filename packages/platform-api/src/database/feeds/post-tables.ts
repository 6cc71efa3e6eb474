import type { ColumnType, Generated } from 'kysely';

/** Posts of the feed, with what members add to them. */
export interface PostTables {
  posts: {
    id: Generated<number>;
    user_id: number;
    text: string;
    picture: string | null;
    like_count: Generated<number>;
    /** Maintained by triggers of `post_comments`. */
    comment_count: ColumnType<number, never, never>;
    created_at: Generated<Date>;
    updated_at: Date | null;
    deleted_at: Generated<Date | null>;
    /** Hidden by an operator; then `deleted_at` is set too. */
    hidden_at: Generated<Date | null>;
    client_id: string | null;
    attachment_kind: 'space' | 'event' | null;
    attachment_id: number | null;
    /** Keys of the hashtags in the text. */
    tags: Generated<string[]>;
  };
  post_pictures: { post_id: number; position: number; picture: string; alt: Generated<string> };
  post_likes: { post_id: number; user_id: number };
  post_comments: {
    id: Generated<number>;
    post_id: number;
    user_id: number;
    text: string;
    parent_id: number | null;
    client_id: string | null;
    created_at: Generated<Date>;
    updated_at: Generated<Date | null>;
    deleted_at: Generated<Date | null>;
    deleted_by: number | null;
    hidden_at: Generated<Date | null>;
  };
  /** `username` is in lower case. */
  mentions: {
    id: Generated<number>;
    post_id: number;
    comment_id: number | null;
    user_id: number;
    username: string;
  };
}
