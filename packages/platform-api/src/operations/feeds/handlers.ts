import type { feedsOperations } from '@xana/contracts/http/all-operations';
import type { Implements } from '../../http/handler.ts';
import { commentFeed } from './comment-feed.ts';
import { createFeed } from './create-feed.ts';
import { deleteFeed } from './delete-feed.ts';
import { editComment } from './edit-comment.ts';
import { editFeed } from './edit-feed.ts';
import { feedCommentDelete } from './feed-comment-delete.ts';
import { feedCommentList } from './feed-comment-list.ts';
import { getAllFeeds } from './get-all-feeds.ts';
import { getSingleFeed } from './get-single-feed.ts';
import { likeDislikePost } from './like-dislike-post.ts';
import { restoreFeed } from './restore-feed.ts';
import { restoreFeedComment } from './restore-feed-comment.ts';

export const feedsHandlers = {
  commentFeed,
  createFeed,
  deleteFeed,
  editComment,
  editFeed,
  feedCommentDelete,
  feedCommentList,
  getAllFeeds,
  getSingleFeed,
  likeDislikePost,
  restoreFeed,
  restoreFeedComment,
} satisfies Implements<typeof feedsOperations>;
