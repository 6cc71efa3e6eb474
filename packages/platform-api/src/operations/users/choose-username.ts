import type { chooseUsername as contract } from '@xana/contracts/http/users/choose-username';
import { isGeneratedUsername, isUsername, tidyProfileText } from '@xana/validation';
import { findNames, updateProfileOf, violatesUsername } from '../../database/users/users.ts';
import type { Handler } from '../../http/handler.ts';
import { looksReserved } from './name-skeleton.ts';

export const chooseUsername: Handler<typeof contract> = async ({ input, database, caller, apiError }) => {
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
