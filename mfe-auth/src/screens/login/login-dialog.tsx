import { loginDismissed } from '@xana/contracts/events/auth';
import { sharedPhrases } from '@xana/i18n';
import { useBus, useHandledEvent } from '@xana/remote-kit';
import { useMember } from '@xana/session/react';
import { Dialog } from '@xana/ui-kit/dialog';
import { EmptyState } from '@xana/ui-kit/empty-state';
import { useEffect } from 'react';
import { useText } from '../../phrases/phrases.ts';
import * as css from './login-dialog.module.css';
import { useInjectedWallets } from './use-injected-wallets.ts';
import { useWalletLogin } from './use-wallet-login.ts';
import { WalletChoice } from './wallet-choice.tsx';

/** Opens on `shell:loginRequested`, and is gone once there is a member. */
export function LoginDialog() {
  const t = useText();
  const shared = sharedPhrases.useText();
  const bus = useBus();
  const { close } = useHandledEvent();
  const member = useMember();
  const wallets = useInjectedWallets();
  const { busyWith, problem, logIn } = useWalletLogin();
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
      {wallets.length === 0 && <EmptyState text={t('login.none')} />}
      <ul className={css.wallets}>
        {wallets.map((wallet) => (
          <li key={wallet.id}>
            <WalletChoice wallet={wallet} isBusy={busyWith === wallet.id} onChoose={() => logIn(wallet)} />
          </li>
        ))}
      </ul>
      <p role="alert" className={css.problem}>
        {problem}
      </p>
    </Dialog>
  );
}
