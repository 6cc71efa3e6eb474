import type { getCloseFriends as contract } from '@xana/contracts/http/social/get-close-friends';
import { selectCloseFriendPage } from '../../database/social/close-friends.ts';
import type { Handler } from '../../http/handler.ts';
import { toFollowedPerson } from '../follow/to-followed-person.ts';

export const getCloseFriends: Handler<typeof contract> = async ({ input, database, caller, config }) => {
  const { count, rows } = await selectCloseFriendPage(database, caller.userId, input);
  return { count, rows: rows.map((row) => toFollowedPerson(config, row)) };
};
