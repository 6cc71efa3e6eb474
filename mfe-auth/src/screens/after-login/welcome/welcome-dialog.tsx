import { updateUserProfileDetails } from '@xana/contracts/http/users/profiles';
import { sharedPhrases } from '@xana/i18n';
import { Link, profilePath, useAction, useNavigate } from '@xana/remote-kit';
import { useMember } from '@xana/session/react';
import { Button, buttonClass } from '@xana/ui-kit/button';
import { Dialog, DialogActions } from '@xana/ui-kit/dialog';
import { isGeneratedUsername } from '@xana/validation';
import type { MouseEvent } from 'react';
import { useText } from '../phrases/phrases.ts';
import type { DialogProps } from '../steps.ts';
import { useFirstUsername } from './use-first-username.ts';
import { UsernameChoice } from './username-choice.tsx';
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
