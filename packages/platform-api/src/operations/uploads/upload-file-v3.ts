import type { uploadFileV3 as contract } from '@xana/contracts/http/uploads/upload-file';
import type { Handler } from '../../http/handler.ts';
import { storePicture } from './store-picture.ts';

export const uploadFileV3: Handler<typeof contract> = ({ caller, file, ...platform }) =>
  storePicture(platform, caller.userId, file);
