import { endAllSessions, endSession, listSessions } from '@xana/contracts/http/auth/sessions';
import { useAction, useErrorToast, useRefresh, useToast } from '@xana/remote-kit';
import { ConfirmDialog } from '@xana/ui-kit/confirm-dialog';
import { useText } from '../phrases/phrases.ts';
import { useNames } from '../use-names.ts';
import type { ListedSession } from './session-list.tsx';

interface EndConfirmationProps {
  /** `others`: every session but this one. */
  session: ListedSession | 'others';
  onClose(): void;
}

/** Asks before it ends one session or all others: it cannot be undone. */
export function EndConfirmation({ session, onClose }: EndConfirmationProps) {
  const t = useText();
  const names = useNames();
  const toast = useToast();
  const showError = useErrorToast();
  const refresh = useRefresh();
  const device = session === 'others' ? '' : names.device(session);
  const finish = (text: string) => {
    toast({ text, tone: 'success' });
    void refresh(listSessions);
    onClose();
  };
  const endOne = useAction(endSession, {
    onSuccess: () => finish(t('account.ended', { device })),
    onError: (error) => {
      showError(error);
      void refresh(listSessions);
      onClose();
    },
  });
  const endOthers = useAction(endAllSessions, {
    onSuccess: ({ ended }) => finish(t('account.endedOthers', { count: ended })),
    onError: showError,
  });
  const isOthers = session === 'others';
  return (
    <ConfirmDialog
      title={isOthers ? t('account.endOthersTitle') : t('account.endTitle', { device })}
      text={t(isOthers ? 'account.endOthersText' : 'account.endText')}
      confirmLabel={t('account.end')}
      cancelLabel={t('account.cancel')}
      isDangerous
      isBusy={endOne.isBusy || endOthers.isBusy}
      onCancel={onClose}
      onConfirm={() => void (isOthers ? endOthers.run({ exceptThisOne: 'true' }) : endOne.run({ id: session.id }))}
    />
  );
}
