import type { unmuteUser as contract } from '@xana/contracts/http/social/unmute-user';
import { deleteMute } from '../../database/social/mutes.ts';
import type { Handler } from '../../http/handler.ts';

export const unmuteUser: Handler<typeof contract> = async ({ input, database, caller }) => {
  await deleteMute(database, caller.userId, input.id);
  return { isMuted: false };
};
