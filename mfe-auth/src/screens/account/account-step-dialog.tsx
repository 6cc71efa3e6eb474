import { listLoginMethods } from '@xana/contracts/http/auth/login-methods';
import { sharedPhrases } from '@xana/i18n';
import { useRefresh, useToast } from '@xana/remote-kit';
import { useSession } from '@xana/session/react';
import { Dialog } from '@xana/ui-kit/dialog';
import { disconnectOther } from '../../wallet-connection/disconnect-other.ts';
import { AccountLists } from './account-lists.tsx';
import { type AccountStep, OVERVIEW } from './account-steps.ts';
import { DeleteAccountDialog } from './delete-account/delete-account-dialog.tsx';
import { LinkStep } from './login-methods/link-step.tsx';
import { RemoveConfirmation } from './login-methods/remove-confirmation.tsx';
import type { WaitingMethod } from './login-methods/waiting-method.ts';
import { useText } from './phrases/phrases.ts';
import { EndConfirmation } from './sessions/end-confirmation.tsx';

interface AccountStepDialogProps {
  step: AccountStep;
  markedId?: string;
  onStep(step: AccountStep): void;
  onClose(): void;
}

/** The dialog of one step. Every change leads back to the overview. */
export function AccountStepDialog({ step, markedId, onStep, onClose }: AccountStepDialogProps) {
  const t = useText();
  const shared = sharedPhrases.useText();
  const toast = useToast();
  const refresh = useRefresh();
  const session = useSession();
  const showOverview = () => onStep(OVERVIEW);
  const proveFirst = (next: Extract<AccountStep, { name: 'remove' | 'delete' }>) =>
    onStep({ name: 'confirm', next: { ...next, isProven: true } });
  const cancel = (waiting: WaitingMethod | undefined) => {
    if (waiting?.kind === 'wallet') void disconnectOther(session, waiting.method.connector, waiting.wallet);
    showOverview();
  };
  if (step.name === 'end') return <EndConfirmation session={step.session} onClose={showOverview} />;
  if (step.name === 'remove') {
    return (
      <RemoveConfirmation
        method={step.method}
        isProven={step.isProven}
        onClose={showOverview}
        onStale={() => proveFirst(step)}
      />
    );
  }
  if (step.name === 'delete') {
    return <DeleteAccountDialog isProven={step.isProven} onClose={showOverview} onStale={() => proveFirst(step)} />;
  }
  const title =
    step.name === 'overview' ? 'account.title' : step.name === 'add' ? 'account.add' : 'account.confirmTitle';
  return (
    <Dialog
      title={t(title)}
      closeLabel={shared('close')}
      size={step.name === 'overview' ? 'large' : 'medium'}
      onClose={onClose}
    >
      {step.name === 'overview' && <AccountLists markedId={markedId} onStep={onStep} />}
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
          onStale={(waiting) => onStep({ name: 'confirm', next: { name: 'add', waiting } })}
          onBack={showOverview}
        />
      )}
      {step.name === 'confirm' && (
        <LinkStep
          key="confirm"
          purpose="confirm"
          onDone={() => onStep(step.next)}
          onStale={() => undefined}
          onBack={() => cancel(step.next.name === 'add' ? step.next.waiting : undefined)}
        />
      )}
    </Dialog>
  );
}
