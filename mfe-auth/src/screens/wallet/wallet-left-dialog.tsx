import { useHandledEvent } from '@xana/remote-kit';
import { useMember, useSession } from '@xana/session/react';
import { Button } from '@xana/ui-kit/button';
import { Dialog, DialogActions } from '@xana/ui-kit/dialog';
import { useEffect } from 'react';
import { useText } from './phrases/phrases.ts';
import * as css from './wallet-left-dialog.module.css';

/** Opens on `auth:walletLeft`: states why the session ended, until the user closes it. */
export function WalletLeftDialog() {
  const t = useText();
  const session = useSession();
  const member = useMember();
  const { payload, close } = useHandledEvent<{ reason: 'accountChanged' | 'disconnected' }>();
  useEffect(() => {
    if (member) close();
  }, [member]);
  const logIn = () => {
    close();
    session.requireLogin('wallet');
  };
  return (
    <Dialog role="alertdialog" title={t('left.title')} closeLabel={t('left.close')} onClose={close}>
      <p className={css.text}>{t(`left.${payload.reason}`)}</p>
      <DialogActions>
        <Button onClick={close}>{t('left.close')}</Button>
        <Button variant="primary" autoFocus onClick={logIn}>
          {t('left.logIn')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
