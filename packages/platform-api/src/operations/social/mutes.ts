import type * as contracts from '@xana/contracts/http/social/mutes';
import { isReachable } from '../../database/social/blocks.ts';
import { selectMutedUserPage } from '../../database/social/listed-users.ts';
import { deleteMute, insertMute } from '../../database/social/mutes.ts';
import type { Handler } from '../../http/handler.ts';
import { toUserSummary } from '../users/to-profile.ts';

export const getMutedUsers: Handler<typeof contracts.getMutedUsers> = async ({ input, database, caller, config }) => {
  const { count, rows } = await selectMutedUserPage(database, caller.userId, input);
  return {
    count,
    rows: rows.map((row) => ({
      ...toUserSummary(config, row),
      username: row.username,
      mutedAt: row.listed_at.toISOString(),
    })),
  };
};

export const muteUser: Handler<typeof contracts.muteUser> = async ({ input, database, caller, apiError }) => {
  if (input.id === caller.userId) throw apiError('MUTE_SELF');
  if (!(await isReachable(database, caller.userId, input.id))) throw apiError('USER_NOT_FOUND');
  await insertMute(database, caller.userId, input.id);
  return { isMuted: true };
};

export const unmuteUser: Handler<typeof contracts.unmuteUser> = async ({ input, database, caller }) => {
  await deleteMute(database, caller.userId, input.id);
  return { isMuted: false };
};
