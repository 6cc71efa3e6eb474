import { loggedIn, loginDismissed } from '@xana/contracts/events/auth';
import { sharedPhrases } from '@xana/i18n';
import { isApiError, useBus, useHandledEvent, useMount } from '@xana/remote-kit';
import { useMember } from '@xana/session/react';
import { Button } from '@xana/ui-kit/button';
import { Dialog } from '@xana/ui-kit/dialog';
import { Notice } from '@xana/ui-kit/notice';
import { useEffect, useState } from 'react';
import { createInjectedConnector } from '../../connectors/injected.ts';
import { readPendingLogin } from '../../connectors/pending-login.ts';
import { lastMethod } from '../../shared/last-method.ts';
import { METHOD_VIEWS, type Method } from '../../shared/methods/method-views.ts';
import { useText } from '../../shared/methods/phrases/phrases.ts';
import { type Attempt, useAttempt } from '../../shared/methods/use-attempt.ts';
import { WalletChoices } from '../../shared/methods/wallet-choices.tsx';
import { rememberedWallet } from '../../wallet-connection/remembered-wallet.ts';
import { keepConnector } from '../../wallet-connection/wallet-connectors.ts';
import { logIn } from './log-in.ts';
import * as css from './login-dialog.module.css';
import { OtherMethods } from './other-methods.tsx';

/** Opens on `shell:loginRequested`, and closes after a login in any tab. */
export function LoginDialog() {
  const t = useText();
  const shared = sharedPhrases.useText();
  const bus = useBus();
  const { close } = useHandledEvent();
  const member = useMember();
  const attempt = useLogin();
  const [method, setMethod] = useState<Method | null>(() => readPendingLogin()?.brand ?? null);
  const [lastUsed] = useState(lastMethod.read);
  const [returnedFrom, setReturnedFrom] = useState<Method | null>(null);
  useEffect(() => {
    if (member) close();
  }, [member]);
  const dismiss = () => {
    bus.publish(loginDismissed, {});
    close();
  };
  const back = () => {
    attempt.cancel();
    attempt.showMessage('');
    setReturnedFrom(method);
    setMethod(null);
  };
  const View = method && METHOD_VIEWS[method];
  return (
    <Dialog title={t('login.title')} closeLabel={shared('close')} onClose={dismiss}>
      {method && View ? (
        <View method={method} attempt={attempt} onBack={back} />
      ) : (
        <>
          <p className={css.text}>{t('login.text')}</p>
          <WalletChoices
            busyWith={attempt.busyWith}
            lastUsed={lastUsed}
            onChoose={(wallet) =>
              void attempt.start({ id: wallet.id, name: wallet.name, connector: createInjectedConnector(wallet) })
            }
          />
          <Notice tone="problem" text={attempt.problem} />
          {attempt.signAgain && (
            <Button variant="primary" onClick={attempt.signAgain}>
              {t('login.signAgain')}
            </Button>
          )}
          <p className={css.or}>{t('login.or')}</p>
          <OtherMethods onChoose={setMethod} returnedFrom={returnedFrom} lastUsed={lastUsed} />
        </>
      )}
    </Dialog>
  );
}

function useLogin(): Attempt {
  const t = useText();
  const { session, establish, config, bus, toast } = useMount();
  return useAttempt({
    purpose: 'login',
    async onConnected(wallet, method, signal) {
      if (!establish) throw new Error('The login needs the grant establishSession.');
      const { origins, authMessageMode: messageMode } = config;
      const siteOrigin = origins.site;
      const login = { wallet, attempt: method, session, establish, messageMode, siteOrigin, signal };
      const { user, isFirstLogin } = await logIn(login);
      if (wallet.rdns) rememberedWallet.write(wallet.rdns);
      else rememberedWallet.remove();
      lastMethod.write(wallet.rdns ?? method.id);
      keepConnector(method.connector);
      bus.publish(loggedIn, { userId: user.id, walletType: wallet.walletType, isFirstLogin });
      toast({ text: t('login.welcome', { name: user.name }), tone: 'success' });
    },
    onGivenUp(failure) {
      session.clearHandOff();
      if (!failure || !isApiError(failure.error)) return;
      toast({ text: failure.text, tone: 'danger' });
      if (session.state().status !== 'visitor') void session.logout();
    },
  });
}
