import type { checkUsername as contract } from '@xana/contracts/http/users/check-username';
import { isUsername, tidyProfileText } from '@xana/validation';
import { findNames, isUsernameTaken } from '../../database/users/users.ts';
import type { Handler } from '../../http/handler.ts';
import { looksReserved } from './name-skeleton.ts';

export const checkUsername: Handler<typeof contract> = async ({ input, database, caller }) => {
  const username = tidyProfileText('username', input.username);
  if (!isUsername(username)) return { problem: 'USERNAME_NOT_VALID' };
  const current = await findNames(database, caller.userId);
  // An official account keeps the reserved name that operators gave it.
  if (looksReserved(username) && username !== current.username) return { problem: 'NAME_RESERVED' };
  const isTaken = await isUsernameTaken(database, username, caller.userId);
  return { problem: isTaken ? 'USER.USER_ALREADY EXISTS' : null };
};
