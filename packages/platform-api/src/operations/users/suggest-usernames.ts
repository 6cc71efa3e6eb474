import type { suggestUsernames as contract } from '@xana/contracts/http/users/suggest-usernames';
import { findNames, selectTakenUsernames } from '../../database/users/users.ts';
import type { Handler } from '../../http/handler.ts';
import { looksReserved } from './name-skeleton.ts';
import { usernameCandidates } from './username-candidates.ts';

const MAX_SUGGESTIONS = 3;

export const suggestUsernames: Handler<typeof contract> = async ({ database, caller }) => {
  const { name } = await findNames(database, caller.userId);
  const candidates = usernameCandidates(name, Math.random).filter((candidate) => !looksReserved(candidate));
  const taken = new Set(await selectTakenUsernames(database, candidates));
  return { usernames: candidates.filter((candidate) => !taken.has(candidate)).slice(0, MAX_SUGGESTIONS) };
};
