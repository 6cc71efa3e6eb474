import { checkUsername } from '@xana/contracts/http/users/check-username';
import { messagePhrases } from '@xana/i18n/messages';
import { useOperation } from '@xana/remote-kit';
import { useDebouncedValue } from '@xana/remote-kit/debounced-value';
import { useText } from './phrases/phrases.ts';
import { fieldProblem } from './profile-fields.ts';

/** Asks the platform whether a valid new username is free. `error` is the text for the field when it is not. */
export function useUsernameCheck(username: string, saved: string): { isChecked: boolean; error: string | undefined } {
  const t = useText();
  const message = messagePhrases.useText();
  const wanted = username.trim();
  const isNew = wanted !== saved && fieldProblem('username', wanted, saved) === null;
  const settled = useDebouncedValue(wanted, false, wanted);
  const { data } = useOperation(checkUsername, { username: settled }, { isEnabled: isNew && settled === wanted });
  const problem = isNew && settled === wanted ? (data?.problem ?? null) : null;
  if (problem === null) return { isChecked: isNew && data?.problem === null, error: undefined };
  return { isChecked: true, error: problem === 'USER.USER_ALREADY EXISTS' ? t('usernameTaken') : message(problem) };
}
