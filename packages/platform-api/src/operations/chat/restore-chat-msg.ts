import type { restoreChatMsg as contract } from '@xana/contracts/http/chat/restore-chat-msg';
import { restoreMessage } from '../../database/chat/deleted-messages.ts';
import type { Handler } from '../../http/handler.ts';
import { emitChanged, toMessageKey } from './change-message.ts';

export const restoreChatMsg: Handler<typeof contract> = ({ input, caller, ...platform }) => {
  const key = toMessageKey(input.id);
  return emitChanged(platform, caller.userId, key, () => restoreMessage(platform.database, key, caller.userId));
};
