import { listLoginMethods } from '@xana/contracts/http/auth/list-login-methods';
import { sharedPhrases } from '@xana/i18n';
import { useHandledEvent, useMount, useRefresh, useToast } from '@xana/remote-kit';
import { useMember, useSession } from '@xana/session/react';
import { Dialog } from '@xana/ui-kit/dialog';
import { useEffect, useLayoutEffect, useState } from 'react';
import { disconnectOther } from '../../wallet-connection/disconnect-other.ts';
import * as css from './account.module.css';
import { LinkStep } from './login-methods/link-step.tsx';
import { type LoginMethod, MethodList } from './login-methods/method-list.tsx';
import { RemoveConfirmation } from './login-methods/remove-confirmation.tsx';
import type { TelegramFields, WaitingMethod } from './login-methods/waiting-method.ts';
import { useText } from './phrases/phrases.ts';
import { EndConfirmation } from './sessions/end-confirmation.tsx';
import { type ListedSession, SessionList } from './sessions/session-list.tsx';

type Step =
  | { name: 'overview' }
  | { name: 'add'; waiting?: WaitingMethod }
  /** The member proves a login method, then continues with `next`. */
  | { name: 'confirm'; next: Step }
  | { name: 'remove'; method: LoginMethod }
  | { name: 'end'; session: ListedSession | 'others' };

const OVERVIEW: Step = { name: 'overview' };

/**
 * Opens on `auth:accountRequested`, and when Telegram returns from a visit that adds it to the account: the login methods of
 * the account, and where the member is logged in.
 */
export function AccountDialog() {
  const t = useText();
  const shared = sharedPhrases.useText();
  const toast = useToast();
  const refresh = useRefresh();
  const { payload, close } = useHandledEvent<{ sessionId?: string } | undefined>();
  const { telegramLink } = useMount();
  const member = useMember();
  const session = useSession();
  const [step, setStep] = useState<Step>(OVERVIEW);
  // Not in the initial state: React may compute that twice, and what Telegram returned can be taken once.
  useLayoutEffect(() => {
    const returned = telegramLink?.take();
    if (returned)
      setStep({ name: 'add', waiting: { kind: 'telegram', fields: returned.fields as TelegramFields | null } });
  }, []);
  const showOverview = () => setStep(OVERVIEW);
  const cancel = (waiting: WaitingMethod | undefined) => {
    if (waiting?.kind === 'wallet') void disconnectOther(session, waiting.method.connector, waiting.wallet);
    showOverview();
  };
  useEffect(() => {
    if (!member) close();
  }, [member]);
  if (!member) return null;
  if (step.name === 'end') return <EndConfirmation session={step.session} onClose={showOverview} />;
  if (step.name === 'remove') {
    const prove = () => setStep({ name: 'confirm', next: step });
    return <RemoveConfirmation method={step.method} onClose={showOverview} onStale={prove} />;
  }
  const title =
    step.name === 'overview' ? 'account.title' : step.name === 'add' ? 'account.add' : 'account.confirmTitle';
  return (
    <Dialog
      title={t(title)}
      closeLabel={shared('close')}
      size={step.name === 'overview' ? 'large' : 'medium'}
      onClose={close}
    >
      {step.name === 'overview' && (
        <div className={css.sections}>
          <MethodList
            onAdd={() => setStep({ name: 'add' })}
            onRemove={(method) => setStep({ name: 'remove', method })}
          />
          <SessionList
            markedId={payload?.sessionId}
            onEnd={(session) => setStep({ name: 'end', session })}
            onEndOthers={() => setStep({ name: 'end', session: 'others' })}
          />
        </div>
      )}
      {step.name === 'add' && (
        <LinkStep
          key="link"
          purpose="link"
          onDone={(method, isNew) => {
            toast({ text: t(isNew ? 'account.linked' : 'account.linkedBefore', { method }), tone: 'success' });
            void refresh(listLoginMethods);
            showOverview();
          }}
          waiting={step.waiting}
          onStale={(waiting) => setStep({ name: 'confirm', next: { name: 'add', waiting } })}
          onBack={showOverview}
        />
      )}
      {step.name === 'confirm' && (
        <LinkStep
          key="confirm"
          purpose="confirm"
          onDone={() => {
            toast({ text: t('account.confirmed'), tone: 'success' });
            setStep(step.next);
          }}
          onStale={() => undefined}
          onBack={() => cancel(step.next.name === 'add' ? step.next.waiting : undefined)}
        />
      )}
    </Dialog>
  );
}
