import type { muteUser as contract } from '@xana/contracts/http/social/mute-user';
import { isReachable } from '../../database/social/blocks.ts';
import { insertMute } from '../../database/social/mutes.ts';
import type { Handler } from '../../http/handler.ts';

export const muteUser: Handler<typeof contract> = async ({ input, database, caller, apiError }) => {
  if (input.id === caller.userId) throw apiError('MUTE_SELF');
  if (!(await isReachable(database, caller.userId, input.id))) throw apiError('USER_NOT_FOUND');
  await insertMute(database, caller.userId, input.id);
  return { isMuted: true };
};
