import type * as contracts from '@xana/contracts/http/social/close-friends';
import { isReachable } from '../../database/social/blocks.ts';
import { deleteCloseFriend, insertCloseFriend, selectCloseFriendPage } from '../../database/social/close-friends.ts';
import type { Handler } from '../../http/handler.ts';
import { toFollowedPerson } from '../follow/to-followed-person.ts';

export const getCloseFriends: Handler<typeof contracts.getCloseFriends> = async (call) => {
  const { input, database, caller, config } = call;
  const { count, rows } = await selectCloseFriendPage(database, caller.userId, input);
  return { count, rows: rows.map((row) => toFollowedPerson(config, row)) };
};

export const createCloseFriend: Handler<typeof contracts.createCloseFriend> = async (call) => {
  const { input, database, caller, apiError } = call;
  if (input.id === caller.userId) throw apiError('CLOSE_FRIEND_SELF');
  if (!(await isReachable(database, caller.userId, input.id))) throw apiError('USER_NOT_FOUND');
  await insertCloseFriend(database, caller.userId, input.id);
  return { is_close_friend: true };
};

export const removeCloseFriend: Handler<typeof contracts.removeCloseFriend> = async ({ input, database, caller }) => {
  await deleteCloseFriend(database, caller.userId, input.id);
  return { is_close_friend: false };
};
