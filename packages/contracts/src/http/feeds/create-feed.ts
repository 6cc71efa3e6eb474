import * as z from '@xana/contracts/schema';
import { defineOperation } from '../../operation.ts';
import { pictureUrl } from '../fields.ts';
import { post, postText } from './post.ts';

export const createFeed = defineOperation({
  id: 'createFeed',
  summary: 'Create a post',
  method: 'POST',
  path: '/feeds/single-feed',
  authorization: 'required',
  input: z.strictObject({
    descriptions: postText,
    /** The address of a picture that the caller uploaded (`POST /item/upload-file-v3`). */
    image: z.optional(z.nullable(pictureUrl)),
  }),
  output: post,
  errors: ['UPLOAD_IMAGE'],
});
