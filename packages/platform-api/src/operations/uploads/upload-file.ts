import type {
  uploadFile as uploadFileContract,
  uploadFileV3 as uploadFileV3Contract,
} from '@xana/contracts/http/uploads/upload-file';
import type { Handler } from '../../http/handler.ts';
import { storePicture } from './store-picture.ts';

export const uploadFile: Handler<typeof uploadFileContract> = ({ caller, file, ...platform }) =>
  storePicture(platform, caller.userId, file);

export const uploadFileV3: Handler<typeof uploadFileV3Contract> = ({ caller, file, ...platform }) =>
  storePicture(platform, caller.userId, file);
