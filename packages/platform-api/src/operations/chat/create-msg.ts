import type { createMsg as contract } from '@xana/contracts/http/chat/create-msg';
import type { Handler } from '../../http/handler.ts';
import { sendMessage } from './messages/send-message.ts';

export const createMsg: Handler<typeof contract> = ({ input, caller, ...platform }) =>
  sendMessage(platform, { senderId: caller.userId, ...input });
