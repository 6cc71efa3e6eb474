import * as z from '@xana/contracts/schema';
import { defineOperation } from '../../operation.ts';
import { pictureUrl } from '../fields.ts';

export const uploadFile = defineOperation({
  id: 'uploadFile',
  summary: 'Keeps a picture: JPG, PNG or WebP up to 10 MB, made anew without what its maker’s camera wrote into it.',
  method: 'POST',
  path: '/item/upload-file',
  authorization: 'required',
  accepts: 'file',
  input: z.strictObject({}),
  /** Where it is; a call that takes a picture takes this. */
  output: z.object({ file: pictureUrl }),
  errors: ['UPLOAD_IMAGE', 'INVALID_FILE_TYPE', 'FILE_TOO_LARGE'],
});

export const uploadFileV3 = defineOperation({
  id: 'uploadFileV3',
  summary: 'Keeps a picture: JPG, PNG or WebP up to 10 MB, made anew without what its maker’s camera wrote into it.',
  method: 'POST',
  path: '/item/upload-file-v3',
  authorization: 'required',
  accepts: 'file',
  input: z.strictObject({}),
  /** Where it is; a call that takes a picture takes this. */
  output: z.object({ file: pictureUrl }),
  errors: ['UPLOAD_IMAGE', 'INVALID_FILE_TYPE', 'FILE_TOO_LARGE'],
});
