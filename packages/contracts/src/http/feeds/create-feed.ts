import * as z from '@xana/contracts/schema';
import { defineOperation } from '../../operation.ts';
import { MAX_POST_PICTURES } from '../../post-limits.ts';
import { described } from '../describe.ts';
import { pictureUrl } from '../fields.ts';
import { clientId, newPostPicture, post, postText } from './post.ts';
import { newAttachment } from './post-attachment.ts';

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
