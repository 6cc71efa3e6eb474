import * as z from '@xana/contracts/schema';
import { defineOperation } from '../../operation.ts';
import { described } from '../describe.ts';
import { pictureUrl } from '../fields.ts';
import { clientId, post, postText } from './post.ts';

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
    clientId: z.optional(clientId),
  }),
  output: post,
  errors: ['UPLOAD_IMAGE', 'POST_NOT_FOUND'],
});
