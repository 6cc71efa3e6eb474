import * as z from '@xana/contracts/schema';
import { defineOperation } from '../../operation.ts';
import { MAX_POST_PICTURES } from '../../post-limits.ts';
import { described } from '../describe.ts';
import { newPostPicture, post, postId, postText } from './post.ts';
import { newAttachment } from './post-attachment.ts';

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
