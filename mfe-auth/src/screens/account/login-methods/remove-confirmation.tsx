import { listLoginMethods, unlinkLoginMethod } from '@xana/contracts/http/auth/login-methods';
import { listSessions } from '@xana/contracts/http/auth/sessions';
import { messagePhrases } from '@xana/i18n/messages';
import { useAction, useErrorToast, useRefresh, useToast } from '@xana/remote-kit';
import { ConfirmDialog } from '@xana/ui-kit/confirm-dialog';
import { useEffect } from 'react';
import { useText } from '../phrases/phrases.ts';
import { useNames } from '../use-names.ts';
import type { LoginMethod } from './method-list.tsx';

interface RemoveConfirmationProps {
  method: LoginMethod;
  /** The member confirmed, then proved a login method: the removal continues. */
  isProven?: boolean | undefined;
  onClose(): void;
  onStale(): void;
}

/** Asks before it removes a login method: the member can no longer log in with it. */
export function RemoveConfirmation({ method, isProven = false, onClose, onStale }: RemoveConfirmationProps) {
  const t = useText();
  const message = messagePhrases.useText();
  const names = useNames();
  const toast = useToast();
  const showError = useErrorToast();
  const refresh = useRefresh();
  const name = names.method(method.method, method.walletName);
  const leave = () => {
    void refresh(listLoginMethods);
    void refresh(listSessions);
    onClose();
  };
  const { run, isBusy } = useAction(unlinkLoginMethod, {
    onSuccess() {
      toast({ text: t('account.removed', { method: name }), tone: 'success' });
      leave();
    },
    onError(error) {
      const { code } = error;
      if (code === 'REAUTHENTICATION_REQUIRED') return onStale();
      if (code === 'LAST_LOGIN_METHOD' || code === 'LOGIN_METHOD_IN_USE')
        toast({ text: message(code), tone: 'danger' });
      else showError(error);
      leave();
    },
  });
  const remove = () => void run({ id: method.id });
  useEffect(() => {
    if (isProven) remove();
  }, []);
  return (
    <ConfirmDialog
      title={t('account.removeTitle', { method: name })}
      text={t('account.removeText')}
      confirmLabel={t('account.remove')}
      cancelLabel={t('account.cancel')}
      isDangerous
      isBusy={isBusy}
      onCancel={onClose}
      onConfirm={remove}
    />
  );
}
