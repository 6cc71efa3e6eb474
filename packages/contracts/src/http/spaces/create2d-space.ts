import * as z from '@xana/contracts/schema';
import { defineOperation } from '../../operation.ts';
import { id, tagName } from '../fields.ts';
import { space } from './space.ts';

/** Field by field the limits of the form; here only what no form can send. */
const text = z.string().check(z.maxLength(6_000), z.regex(/^[^\0]*$/));

/** Answers 201, as the spec reads it. */
export const create2dSpace = defineOperation({
  id: 'create2dSpace',
  summary: 'Create a space, with or without one of the member’s 3D worlds. A 3D world has at most one space.',
  method: 'POST',
  path: '/item/create-2d-space',
  authorization: 'required',
  status: 201,
  input: z.strictObject({
    name: text,
    description: text,
    /** Where an uploaded picture of one’s own is. */
    image: text,
    /** A picture of one's own, or YouTube's picture of the video. */
    videoThumbnail: z.optional(z.nullable(text)),
    metaverseWorldId: z.optional(z.nullable(id)),
    youtubeurl: z.optional(z.nullable(text)),
    /** In any letter case. */
    tags: z.array(tagName).check(z.maxLength(52)),
    /** Other spellings of `metaverseWorldId` and `youtubeurl`, which older clients send. */
    worldId: z.optional(z.nullable(id)),
    youtubeUrl: z.optional(z.nullable(text)),
  }),
  output: space,
  errors: [
    'NAME_REQUIRED',
    'NAME_UNPRINTABLE',
    'DESCRIPTION_REQUIRED',
    'URL_NOT_VALID',
    'UPLOAD_IMAGE',
    'SPACE_ALREADY_ADDED',
    'TARGET_NOT_FOUND',
  ],
});
