import * as z from '@xana/contracts/schema';
import { defineOperation } from '../../operation.ts';
import { uploadedPicture } from './uploaded-picture.ts';

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
