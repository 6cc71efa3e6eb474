import * as z from '@xana/contracts/schema';
import { TEXT_LIMITS } from '../../text-limits.ts';
import { described } from '../describe.ts';
import { id, tagName } from '../fields.ts';

/** Bounds the input; the limit of each field is checked by the handler, which returns a code of its own for each. */
export const text = z.string().check(z.maxLength(6_000), z.regex(/^[^\0]*$/));

/** What the creator of a space writes. */
export const spaceInput = {
  name: described(text, 'Name.', { minLength: 1, maxLength: TEXT_LIMITS.spaceName }),
  description: described(text, 'Description.', { minLength: 1, maxLength: TEXT_LIMITS.spaceDescription }),
  image: described(text, 'URL of a picture that you uploaded (`uploadFileV3`).'),
  imageAlt: described(z.optional(text), 'What the picture shows, for people who cannot see it.', {
    maxLength: TEXT_LIMITS.spacePictureDescription,
    examples: ['A garden in the rain'],
  }),
  videoThumbnail: described(
    z.optional(z.nullable(text)),
    'URL of a picture that you uploaded, or of the picture of the YouTube video.',
  ),
  metaverseWorldId: described(z.optional(z.nullable(id)), 'Id of one of your 3D scenes, from `userCreatedWorlds`.'),
  youtubeurl: described(z.optional(z.nullable(text)), 'URL of a YouTube video.', {
    maxLength: TEXT_LIMITS.youtubeUrl,
  }),
  tags: described(z.array(tagName).check(z.maxLength(52)), 'Tags, in any letter case.'),
};

/** Codes for what is wrong with one of the fields. */
export const SPACE_INPUT_ERRORS = [
  'NAME_REQUIRED',
  'NAME_UNPRINTABLE',
  'DESCRIPTION_REQUIRED',
  'URL_NOT_VALID',
  'UPLOAD_IMAGE',
  'SPACE_ALREADY_ADDED',
  'TARGET_NOT_FOUND',
] as const;
