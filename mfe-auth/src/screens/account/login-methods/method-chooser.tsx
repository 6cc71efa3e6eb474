import type { LoginMethodKind } from '@xana/contracts/http/auth/login-method-fields';
import { useMount } from '@xana/remote-kit';
import { Notice } from '@xana/ui-kit/notice';
import { Spinner } from '@xana/ui-kit/spinner';
import { useState } from 'react';
import { type Connector, ConnectorError } from '../../../connectors/connector.ts';
import { createInjectedConnector } from '../../../connectors/injected.ts';
import { readAccount } from '../../../connectors/read-account.ts';
import { Choice } from '../../../shared/choice/choice.tsx';
import { ChoiceList } from '../../../shared/choice/choice-list.tsx';
import { MethodIcon } from '../../../shared/methods/method-icon.tsx';
import { METHOD_VIEWS, type Method, offeredMethods } from '../../../shared/methods/method-views.ts';
import type { Attempt } from '../../../shared/methods/use-attempt.ts';
import { WalletChoices } from '../../../shared/methods/wallet-choices.tsx';
import { type ConnectionContext, connectWallet } from '../../../wallet-connection/connect-wallet.ts';
import * as css from '../account.module.css';
import { useNames } from '../use-names.ts';

interface MethodChooserProps {
  text: string;
  labelOf(name: string): string;
  /** The kinds of method that are offered. Default: all that are configured. */
  kinds?: ReadonlySet<LoginMethodKind>;
  attempt: Attempt;
}

/** The login methods for a purpose: the wallets of this browser, and the services that are configured. */
export function MethodChooser({ text, labelOf, kinds, attempt }: MethodChooserProps) {
  const names = useNames();
  const mount = useMount();
  const isOwn = (each: Method) => each === 'walletconnect' && mount.session.wallet()?.type === 'walletconnect';
  const isOffered = (each: Method) => {
    if (kinds && !kinds.has(each)) return false;
    // Telegram proves a member only by a login.
    if (each === 'telegram') return attempt.purpose === 'link' && Boolean(mount.telegramLink);
    return attempt.purpose === 'confirm' || !isOwn(each);
  };
  const [method, setMethod] = useState<Method | null>(null);
  const choose = (each: Method) => {
    if (!isOwn(each)) return setMethod(each);
    void attempt.start({ id: each, name: names.method(each, null), connector: createOwnConnector(mount) });
  };
  const View = method && METHOD_VIEWS[method];
  if (method && View) {
    const back = () => {
      attempt.cancel();
      attempt.showMessage('');
      setMethod(null);
    };
    return <View method={method} attempt={attempt} onBack={back} />;
  }
  return (
    <>
      <p className={css.text}>{text}</p>
      {(!kinds || kinds.has('wallet')) && (
        <WalletChoices
          busyWith={attempt.busyWith}
          labelOf={labelOf}
          onChoose={(wallet) =>
            void attempt.start({ id: wallet.id, name: wallet.name, connector: createInjectedConnector(wallet) })
          }
        />
      )}
      <ChoiceList hasColumns>
        {offeredMethods(mount.config.login)
          .filter(isOffered)
          .map((each) => (
            <li key={each}>
              <Choice
                icon={<MethodIcon method={each} />}
                mark={attempt.busyWith === each && <Spinner />}
                aria-busy={attempt.busyWith === each}
                aria-label={labelOf(names.method(each, null))}
                onClick={() => choose(each)}
              >
                {names.method(each, null)}
              </Choice>
            </li>
          ))}
      </ChoiceList>
      <Notice tone="problem" text={attempt.problem} />
    </>
  );
}

/**
 * The wallet of this session, connected again after a reload. WalletConnect holds one connection at a time: a new pairing
 * would end that of the session, which logs out.
 */
function createOwnConnector(context: ConnectionContext): Connector {
  return {
    async connect(signal) {
      await connectWallet(context, signal);
      const wallet = context.session.wallet();
      if (!wallet?.provider)
        throw new ConnectorError('failed', { cause: 'The wallet of the session is not connected.' });
      const { type: walletType, provider } = wallet;
      return { walletType, ...(await readAccount(provider, 'eth_accounts')), provider };
    },
    disconnect: async () => undefined,
  };
}
