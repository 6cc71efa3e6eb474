import type { uploadFile as contract } from '@xana/contracts/http/uploads/upload-file';
import type { Handler } from '../../http/handler.ts';
import { storePicture } from './store-picture.ts';

export const uploadFile: Handler<typeof contract> = ({ caller, file, ...platform }) =>
  storePicture(platform, caller.userId, file);
