import * as z from '@xana/contracts/schema';
import { defineOperation } from '../../operation.ts';
import { TEXT_LIMITS } from '../../text-limits.ts';
import { described } from '../describe.ts';
import { id, tagName } from '../fields.ts';
import { space } from './space.ts';

/** Bounds the input; the limit of each field is checked by the handler, which returns a code of its own for each. */
const text = z.string().check(z.maxLength(6_000), z.regex(/^[^\0]*$/));

/** Returns 201, as the spec demands. */
export const create2dSpace = defineOperation({
  id: 'create2dSpace',
  summary: 'Create a space',
  description: 'With or without one of your 3D scenes. A 3D scene belongs to at most one space.',
  method: 'POST',
  path: '/item/create-2d-space',
  authorization: 'required',
  needsTerms: true,
  status: 201,
  input: z.strictObject({
    name: described(text, 'Name.', { minLength: 1, maxLength: TEXT_LIMITS.spaceName }),
    description: described(text, 'Description.', { minLength: 1, maxLength: TEXT_LIMITS.spaceDescription }),
    image: described(text, 'URL of a picture that you uploaded (`uploadFileV3`).'),
    videoThumbnail: described(
      z.optional(z.nullable(text)),
      'URL of a picture that you uploaded, or of the picture of the YouTube video.',
    ),
    metaverseWorldId: described(z.optional(z.nullable(id)), 'Id of one of your 3D scenes, from `userCreatedWorlds`.'),
    youtubeurl: described(z.optional(z.nullable(text)), 'URL of a YouTube video.', {
      maxLength: TEXT_LIMITS.youtubeUrl,
    }),
    tags: described(z.array(tagName).check(z.maxLength(52)), 'Tags, in any letter case.'),
    worldId: described(z.optional(z.nullable(id)), 'Another spelling of `metaverseWorldId`, for older clients.', {
      deprecated: true,
    }),
    youtubeUrl: described(z.optional(z.nullable(text)), 'Another spelling of `youtubeurl`, for older clients.', {
      deprecated: true,
    }),
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
