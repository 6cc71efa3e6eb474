import * as z from '@xana/contracts/schema';
import { defineOperation } from '../../operation.ts';
import { MAX_POST_PICTURES } from '../../post-limits.ts';
import { described } from '../describe.ts';
import { hashtag, id, listOf, pageNumber, pageSize, pictureUrl } from '../fields.ts';
import { clientId, newPostPicture, post, postId, postText } from './post.ts';
import { newAttachment } from './post-attachment.ts';

export const getAllFeeds = defineOperation({
  id: 'getAllFeeds',
  summary: 'List posts, newest first',
  method: 'GET',
  path: '/feeds/public/v2/get-all-feeds/:pageNumber/:pageSize',
  isShared: true,
  authorization: 'optional',
  input: z.strictObject({
    pageNumber,
    pageSize,
    from: described(
      z.optional(z.enum(['everybody', 'following'])),
      'Whose posts. `following` are the users whom you follow and needs a token. Default: `everybody`.',
    ),
    userId: described(z.optional(id), 'Only posts of this user.'),
    tag: z.optional(hashtag),
  }),
  output: listOf(post),
});

export const getSingleFeed = defineOperation({
  id: 'getSingleFeed',
  summary: 'Get a post',
  method: 'GET',
  path: '/feeds/v2/single-feed/:id',
  authorization: 'optional',
  input: z.strictObject({ id: postId }),
  output: post,
  errors: ['POST_NOT_FOUND'],
});

export const createFeed = defineOperation({
  id: 'createFeed',
  summary: 'Create a post',
  method: 'POST',
  path: '/feeds/single-feed',
  authorization: 'required',
  needsTerms: true,
  input: z.strictObject({
    descriptions: postText,
    image: described(z.optional(z.nullable(pictureUrl)), 'URL of a picture that you uploaded (`uploadFileV3`).'),
    images: described(
      z.optional(z.array(newPostPicture).check(z.maxLength(MAX_POST_PICTURES))),
      'Pictures with descriptions, instead of `image`.',
      { examples: [[]] },
    ),
    attachment: described(z.optional(z.nullable(newAttachment)), 'A space or event that the post shows as a card.', {
      examples: [null],
    }),
    clientId: z.optional(clientId),
  }),
  output: post,
  errors: ['UPLOAD_IMAGE', 'POST_NOT_FOUND', 'SPACE_NOT_FOUND', 'EVENT_NOT_FOUND'],
});

export const editFeed = defineOperation({
  id: 'editFeed',
  summary: 'Edit a post of yours',
  method: 'POST',
  path: '/feeds/edit-feed',
  authorization: 'required',
  needsTerms: true,
  input: z.strictObject({
    feedId: postId,
    descriptions: postText,
    images: described(
      z.optional(z.array(newPostPicture).check(z.maxLength(MAX_POST_PICTURES))),
      'The pictures of the post from now on; without it they stay as they are.',
      { examples: [[]] },
    ),
    attachment: described(
      z.optional(z.nullable(newAttachment)),
      'The space or event of the post from now on, null for none; without it, it stays as it is.',
      { examples: [null] },
    ),
  }),
  output: post,
  errors: ['POST_NOT_FOUND', 'UPLOAD_IMAGE', 'SPACE_NOT_FOUND', 'EVENT_NOT_FOUND'],
});

export const likeDislikePost = defineOperation({
  id: 'likeDislikePost',
  summary: 'Like or unlike a post',
  description: 'Repeating the request changes nothing.',
  method: 'POST',
  path: '/feeds/like-dislike-post',
  authorization: 'required',
  input: z.strictObject({ feedId: postId, isLike: described(z.boolean(), '`true` to like, `false` to unlike.') }),
  output: z.object({
    isLike: described(z.boolean(), 'Whether you like it now.'),
    likeCount: described(z.number(), 'Number of likes.'),
  }),
  errors: ['POST_NOT_FOUND'],
});

export const deleteFeed = defineOperation({
  id: 'deleteFeed',
  summary: 'Delete a post of yours',
  description: 'Its likes and comments are deleted too. For one hour `restoreFeed` brings them back.',
  method: 'POST',
  path: '/feeds/delete-feed',
  authorization: 'required',
  input: z.strictObject({ feedId: postId }),
  output: z.object({ isDeleted: described(z.boolean(), 'Always `true`.') }),
  errors: ['POST_NOT_FOUND'],
});

export const restoreFeed = defineOperation({
  id: 'restoreFeed',
  summary: 'Restore a post that you deleted',
  description: 'Possible for one hour. Its likes and comments are restored too. Repeating the request changes nothing.',
  method: 'POST',
  path: '/feeds/restore-feed',
  authorization: 'required',
  input: z.strictObject({ feedId: postId }),
  output: post,
  errors: ['POST_NOT_FOUND'],
});
