import type { uploadChatPicture as contract } from '@xana/contracts/http/chat/upload-chat-picture';
import type { Handler } from '../../http/handler.ts';
import { storePicture } from '../uploads/store-picture.ts';

export const uploadChatPicture: Handler<typeof contract> = ({ caller, file, ...platform }) =>
  storePicture(platform, caller.userId, file, 'chat');
