import { loginDismissed } from '@xana/contracts/events/auth';
import { sharedPhrases } from '@xana/i18n';
import { useBus, useHandledEvent } from '@xana/remote-kit';
import { useMember } from '@xana/session/react';
import { Dialog } from '@xana/ui-kit/dialog';
import { useEffect } from 'react';
import { useText } from '../../phrases/phrases.ts';
import * as css from './login-dialog.module.css';
import { OtherMethods } from './other-methods.tsx';
import { useWalletLogin } from './verify-signature/use-wallet-login.ts';
import { WalletChoices } from './verify-signature/wallet-choices.tsx';

/** Opens on `shell:loginRequested`, and closes after a login in any tab. */
export function LoginDialog() {
  const t = useText();
  const shared = sharedPhrases.useText();
  const bus = useBus();
  const { close } = useHandledEvent();
  const member = useMember();
  const { busyWith, problem, logIn, showMessage } = useWalletLogin();
  useEffect(() => {
    if (member) close();
  }, [member]);
  const dismiss = () => {
    bus.publish(loginDismissed, {});
    close();
  };
  return (
    <Dialog title={t('login.title')} closeLabel={shared('close')} onClose={dismiss}>
      <p className={css.text}>{t('login.text')}</p>
      <WalletChoices busyWith={busyWith} onChoose={(wallet) => void logIn(wallet)} />
      <p className={css.or}>{t('login.or')}</p>
      <OtherMethods onMessage={showMessage} />
      <p role="alert" className={css.problem}>
        {problem}
      </p>
    </Dialog>
  );
}
