import type * as contracts from '@xana/contracts/http/users/usernames';
import { isGeneratedUsername, isUsername, tidyProfileText } from '@xana/validation';
import {
  findNames,
  isUsernameTaken,
  selectTakenUsernames,
  updateProfileOf,
  violatesUsername,
} from '../../database/users/users.ts';
import type { Handler } from '../../http/handler.ts';
import { looksReserved } from './name-skeleton.ts';
import { usernameCandidates } from './username-candidates.ts';

const MAX_SUGGESTIONS = 3;

export const checkUsername: Handler<typeof contracts.checkUsername> = async ({ input, database, caller }) => {
  const username = tidyProfileText('username', input.username);
  if (!isUsername(username)) return { problem: 'USERNAME_NOT_VALID' };
  const current = await findNames(database, caller.userId);
  // An official account keeps the reserved name that operators gave it.
  if (looksReserved(username) && username !== current.username) return { problem: 'NAME_RESERVED' };
  const isTaken = await isUsernameTaken(database, username, caller.userId);
  return { problem: isTaken ? 'USER.USER_ALREADY EXISTS' : null };
};

export const suggestUsernames: Handler<typeof contracts.suggestUsernames> = async ({ database, caller }) => {
  const { name } = await findNames(database, caller.userId);
  const candidates = usernameCandidates(name, Math.random).filter((candidate) => !looksReserved(candidate));
  const taken = new Set(await selectTakenUsernames(database, candidates));
  return { usernames: candidates.filter((candidate) => !taken.has(candidate)).slice(0, MAX_SUGGESTIONS) };
};

export const chooseUsername: Handler<typeof contracts.chooseUsername> = async (call) => {
  const { input, database, caller, apiError } = call;
  const username = tidyProfileText('username', input.username);
  if (!isUsername(username) || isGeneratedUsername(username.toLowerCase())) throw apiError('USERNAME_NOT_VALID');
  if (looksReserved(username)) throw apiError('NAME_RESERVED');
  const current = await findNames(database, caller.userId);
  if (!isGeneratedUsername(current.username)) throw apiError('PROFILE_CHANGED');
  try {
    await updateProfileOf(database, { userId: caller.userId, version: undefined }, { username });
  } catch (error) {
    throw violatesUsername(error) ? apiError('USER.USER_ALREADY EXISTS') : error;
  }
  return { username };
};
