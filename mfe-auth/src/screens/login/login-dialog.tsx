import { loginDismissed } from '@xana/contracts/events/auth';
import { sharedPhrases } from '@xana/i18n';
import { useBus, useHandledEvent } from '@xana/remote-kit';
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
import { WalletChoices } from '../../shared/methods/wallet-choices.tsx';
import * as css from './login-dialog.module.css';
import { OtherMethods } from './other-methods.tsx';
import { useLogin } from './use-login.ts';

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
