import { chooseUsername } from '@xana/contracts/http/users/usernames';
import { useFormErrorText } from '@xana/i18n/messages';
import { operationCodeOf, useErrorToast } from '@xana/remote-kit';
import { useSession } from '@xana/session/react';
import { isUsername, tidyProfileText } from '@xana/validation';
import { useState } from 'react';

/** The username that a new member types or picks in the welcome. */
export function useFirstUsername() {
  const session = useSession();
  const errorText = useFormErrorText();
  const showError = useErrorToast();
  const [username, setUsername] = useState('');
  const [error, setError] = useState<string>();
  const [isBusy, setIsBusy] = useState(false);
  const [hasFailed, setHasFailed] = useState(false);
  const write = (next: string) => {
    setUsername(next);
    setError(undefined);
    setHasFailed(false);
  };
  /** @returns whether nothing is left to save; otherwise the field or a toast shows why */
  const save = async (): Promise<boolean> => {
    if (isBusy) return false;
    const wanted = tidyProfileText('username', username);
    if (wanted === '') return true;
    if (!isUsername(wanted)) {
      setHasFailed(true);
      setError(errorText({ code: 'USERNAME_NOT_VALID' }));
      return false;
    }
    setIsBusy(true);
    try {
      await session.call(chooseUsername, { username: wanted });
      return true;
    } catch (failure) {
      setHasFailed(true);
      if (operationCodeOf(failure, chooseUsername)) setError(errorText(failure));
      else showError(failure);
      return false;
    } finally {
      setIsBusy(false);
    }
  };
  return { username, write, error, hasFailed, save, isBusy };
}
