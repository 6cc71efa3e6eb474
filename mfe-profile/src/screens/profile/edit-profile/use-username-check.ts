import { checkUsername } from '@xana/contracts/http/users/usernames';
import { useOperation } from '@xana/remote-kit';
import { useDebouncedValue } from '@xana/remote-kit/debounced-value';
import { fieldProblem } from './profile-fields.ts';

/** Asks the platform whether a valid new username is free. `problem` is why it is not, null if it is or is not known. */
export function useUsernameCheck(username: string, saved: string) {
  const wanted = username.trim();
  const isNew = wanted !== saved && fieldProblem('username', wanted, saved) === null;
  const settled = useDebouncedValue(wanted, false, wanted);
  const isAsked = isNew && settled === wanted;
  const { data } = useOperation(checkUsername, { username: settled }, { isEnabled: isAsked });
  const answer = isAsked ? data : undefined;
  return { isFree: answer?.problem === null, problem: answer?.problem ?? null };
}
