import type { uploadFile as contract } from '@xana/contracts/http/uploads/upload-file';
import type { Handler } from '../../http/handler.ts';
import { keepPicture } from './keep-picture.ts';

export const uploadFile: Handler<typeof contract> = ({ caller, file, ...platform }) =>
  keepPicture(platform, caller.userId, file);
