import * as z from '@xana/contracts/schema';
import { defineOperation } from '../../operation.ts';
import { uploadedPicture } from '../uploads/uploaded-picture.ts';

export const uploadChatPicture = defineOperation({
  id: 'uploadChatPicture',
  summary: 'Upload a picture for a message',
  description:
    'JPG, PNG or WebP, at most 10 MB and 25 megapixels. The server re-encodes the picture, which removes EXIF data such as the position. A picture that is not sent within seven days is deleted.',
  method: 'POST',
  path: '/chat/upload-picture',
  authorization: 'required',
  needsTerms: true,
  accepts: 'file',
  input: z.strictObject({}),
  output: uploadedPicture,
  errors: ['UPLOAD_IMAGE', 'INVALID_FILE_TYPE', 'FILE_TOO_LARGE'],
});
