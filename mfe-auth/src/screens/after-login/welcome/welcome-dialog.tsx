import { updateUserProfileDetails } from '@xana/contracts/http/users/update-user-profile-details';
import { sharedPhrases } from '@xana/i18n';
import { Link, useAction } from '@xana/remote-kit';
import { useMember } from '@xana/session/react';
import { Button, buttonClass } from '@xana/ui-kit/button';
import { Dialog, DialogActions } from '@xana/ui-kit/dialog';
import { useText } from '../phrases/phrases.ts';
import type { DialogProps } from '../steps.ts';
import * as css from './welcome-dialog.module.css';

/** The welcome of the first login (LG-08). Every answer dismisses it for good; without the server it comes back later. */
export function WelcomeDialog({ onAnswered }: DialogProps) {
  const t = useText();
  const shared = sharedPhrases.useText();
  const member = useMember();
  const dismiss = useAction(updateUserProfileDetails);
  if (!member) return null;
  const answer = () => {
    void dismiss.run({ isPopUpShow: false });
    onAnswered();
  };
  return (
    <Dialog title={t('welcome.title', { name: member.name })} closeLabel={shared('close')} onClose={answer}>
      <p className={css.text}>{t('welcome.text')}</p>
      <DialogActions>
        <Button onClick={answer}>{t('welcome.no')}</Button>
        <Link className={buttonClass({ variant: 'primary' })} to={`/profile?user=${member.id}`} onClick={answer}>
          {t('welcome.yes')}
        </Link>
      </DialogActions>
    </Dialog>
  );
}
