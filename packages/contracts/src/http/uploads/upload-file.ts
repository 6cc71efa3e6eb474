import * as z from '@xana/contracts/schema';
import { defineOperation } from '../../operation.ts';
import { described } from '../describe.ts';
import { pictureUrl } from '../fields.ts';

export const uploadedPicture = z.object({
  file: described(pictureUrl, 'URL of the picture. Send it to operations that take a picture.'),
  /** Added later: an earlier platform leaves them out. */
  width: z.optional(described(z.number(), 'Width in pixels.')),
  height: z.optional(described(z.number(), 'Height in pixels.')),
});

const upload = {
  description:
    'JPG, PNG or WebP, at most 10 MB and 25 megapixels. The server re-encodes the picture, which removes EXIF data such as the position.',
  method: 'POST',
  authorization: 'required',
  needsTerms: true,
  accepts: 'file',
  input: z.strictObject({}),
  output: uploadedPicture,
  errors: ['UPLOAD_IMAGE', 'INVALID_FILE_TYPE', 'FILE_TOO_LARGE'],
} as const;

export const uploadFile = defineOperation({
  id: 'uploadFile',
  summary: 'Upload a picture (alias)',
  path: '/item/upload-file',
  ...upload,
});

export const uploadFileV3 = defineOperation({
  id: 'uploadFileV3',
  summary: 'Upload a picture',
  path: '/item/upload-file-v3',
  ...upload,
});
