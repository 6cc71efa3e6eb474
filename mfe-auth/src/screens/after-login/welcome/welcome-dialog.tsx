import { updateUserProfileDetails } from '@xana/contracts/http/users/profiles';
import { chooseUsername, suggestUsernames } from '@xana/contracts/http/users/usernames';
import { sharedPhrases } from '@xana/i18n';
import { useFormErrorText } from '@xana/i18n/messages';
import {
  Link,
  operationCodeOf,
  profilePath,
  useAction,
  useErrorToast,
  useNavigate,
  useOperation,
} from '@xana/remote-kit';
import { useMember, useSession } from '@xana/session/react';
import { Button, buttonClass } from '@xana/ui-kit/button';
import { Dialog, DialogActions } from '@xana/ui-kit/dialog';
import { TextField } from '@xana/ui-kit/text-field';
import { isGeneratedUsername, isUsername, tidyProfileText } from '@xana/validation';
import { type MouseEvent, useState } from 'react';
import { useText } from '../phrases/phrases.ts';
import type { DialogProps } from '../steps.ts';
import * as css from './welcome-dialog.module.css';

/**
 * The welcome of the first login (LG-08). Every answer dismisses it for good; without the server it comes back later. A username
 * that was typed is saved first, also by Escape; the second Escape gives up one that cannot be saved.
 */
export function WelcomeDialog({ onAnswered }: DialogProps) {
  const t = useText();
  const shared = sharedPhrases.useText();
  const navigate = useNavigate();
  const member = useMember();
  const dismiss = useAction(updateUserProfileDetails);
  const { username, write, error, hasFailed, save, isBusy } = useFirstUsername();
  if (!member) return null;
  const profile = profilePath(member.id);
  const answer = () => {
    void dismiss.run({ isPopUpShow: false });
    onAnswered();
  };
  const saveAndAnswer = async () => {
    if (!(await save())) return false;
    answer();
    return true;
  };
  const close = () => (hasFailed ? answer() : void saveAndAnswer());
  const openProfile = (event: MouseEvent) => {
    if (username.trim() === '') return answer();
    // The link leads there once the username is saved.
    event.preventDefault();
    void saveAndAnswer().then((isSaved) => isSaved && navigate(profile));
  };
  return (
    <Dialog title={t('welcome.title', { name: member.name })} closeLabel={shared('close')} onClose={close}>
      <p className={css.text}>{t('welcome.text')}</p>
      {isGeneratedUsername(member.userProfile.username) && (
        <UsernameChoice username={username} error={error} onChange={write} />
      )}
      <DialogActions>
        <Button isBusy={isBusy} onClick={() => void saveAndAnswer()}>
          {t('welcome.no')}
        </Button>
        <Link className={buttonClass({ variant: 'primary' })} to={profile} onClick={openProfile}>
          {t('welcome.yes')}
        </Link>
      </DialogActions>
    </Dialog>
  );
}

function useFirstUsername() {
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

interface UsernameChoiceProps {
  username: string;
  error: string | undefined;
  onChange(username: string): void;
}

/** A field for the first own username, with suggestions that are free. */
function UsernameChoice({ username, error, onChange }: UsernameChoiceProps) {
  const t = useText();
  const { data } = useOperation(suggestUsernames, {});
  return (
    <div className={css.username}>
      <TextField
        label={t('welcome.username')}
        hint={t('welcome.usernameHint')}
        error={error}
        value={username}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        onChange={({ target }) => onChange(target.value)}
      />
      {data && data.usernames.length > 0 && (
        <ul className={css.suggestions} aria-label={t('welcome.suggestions')}>
          {data.usernames.map((each) => (
            <li key={each}>
              <Button size="small" aria-pressed={each === username} onClick={() => onChange(each)}>
                {each}
              </Button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
