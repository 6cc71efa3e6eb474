import { restoreAccount } from '@xana/contracts/http/settings/account';
import { useFormats } from '@xana/i18n/formats';
import { useAction, useErrorToast, useToast } from '@xana/remote-kit';
import { useMember, useSession } from '@xana/session/react';
import { Button } from '@xana/ui-kit/button';
import { Dialog, DialogActions } from '@xana/ui-kit/dialog';
import { useText } from '../phrases/phrases.ts';
import type { DialogProps } from '../steps.ts';

/** Asks a member who comes back during the grace period of a deletion: keep the account, or log out and let it be deleted. */
export function DeletionDialog({ onAnswered }: DialogProps) {
  const t = useText();
  const formats = useFormats();
  const session = useSession();
  const member = useMember();
  const toast = useToast();
  const showError = useErrorToast();
  const { run, isBusy } = useAction(restoreAccount, {
    onSuccess() {
      toast({ text: t('deletion.kept'), tone: 'success' });
      onAnswered();
    },
    onError: showError,
  });
  const logOut = () => void session.logout();
  const date = member?.deletionAt ? formats.day(member.deletionAt) : '';
  return (
    <Dialog role="alertdialog" title={t('deletion.title', { date })} closeLabel={t('deletion.logOut')} onClose={logOut}>
      <p>{t('deletion.text')}</p>
      <DialogActions>
        <Button onClick={logOut}>{t('deletion.logOut')}</Button>
        <Button variant="primary" isBusy={isBusy} onClick={() => void run({})}>
          {t('deletion.keep')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
