import { feedCommentList } from '@xana/contracts/http/feeds/comments';
import type { Comment } from '@xana/contracts/http/feeds/post';
import { useEditPages } from '@xana/remote-kit';
import { useMemo } from 'react';
import { useEditPosts } from '../card/use-edit-posts.ts';

interface EditComments {
  /** Shows a new comment first, or a new reply last. */
  add(comment: Comment): void;
  /** Shows the text of an edited comment. */
  replace(comment: Comment): void;
  /** Removes a comment and its replies. */
  remove(comment: Comment): void;
  /** Counts a deleted or restored comment, whose row stays, on its post and on the comment that it answers. */
  count(comment: Comment, change: 1 | -1): void;
}

/** Changes the cached comments of a post and the counts of comments and replies. */
export function useEditComments(): EditComments {
  const editPages = useEditPages();
  const { edit: editPost } = useEditPosts();
  return useMemo(() => {
    const editRows = (
      { feedId, parentId }: Pick<Comment, 'feedId' | 'parentId'>,
      change: (rows: Comment[]) => Comment[],
    ) =>
      editPages(feedCommentList, (pages, input) => {
        if (input.feedId !== feedId || (input.parentId ?? null) !== parentId) return pages;
        return pages.map((page) => ({ ...page, rows: change(page.rows) }));
      });
    const count = ({ feedId, parentId, replyCount }: Comment, change: 1 | -1) => {
      editPost(feedId, (post) => ({ ...post, commentCount: post.commentCount + change * (1 + replyCount) }));
      if (parentId === null) return;
      editRows({ feedId, parentId: null }, (rows) =>
        rows.map((row) => (row.id === parentId ? { ...row, replyCount: row.replyCount + change } : row)),
      );
    };
    return {
      count,
      add(comment) {
        editPages(feedCommentList, (pages, input) => {
          const isList = input.feedId === comment.feedId && (input.parentId ?? null) === comment.parentId;
          if (!isList || pages.some(({ rows }) => rows.some(({ id }) => id === comment.id))) return pages;
          const at = comment.parentId === null ? 0 : pages.length - 1;
          return pages.map((page, index) => ({
            count: page.count + 1,
            rows:
              index !== at
                ? page.rows
                : at === 0 && comment.parentId === null
                  ? [comment, ...page.rows]
                  : [...page.rows, comment],
          }));
        });
        count(comment, 1);
      },
      replace: (comment) => editRows(comment, (rows) => rows.map((row) => (row.id === comment.id ? comment : row))),
      remove: (comment) => editRows(comment, (rows) => rows.filter(({ id }) => id !== comment.id)),
    };
  }, [editPages, editPost]);
}
