import { cancelEvent, getOwnEvent } from '@xana/contracts/http/events/own-events';
import { useFormats } from '@xana/i18n/formats';
import { useAction, useErrorToast, useOperation } from '@xana/remote-kit';
import { ConfirmDialog } from '@xana/ui-kit/confirm-dialog';
import { useState } from 'react';
import { useText } from './phrases/phrases.ts';
import { type Scope, ScopeField } from './scope-field.tsx';
import { useRefreshEvents } from './use-refresh-events.ts';

interface CancelEventDialogProps {
  event: { id: number; title: string };
  onClose(): void;
}

/** Asks before attendees are told: they cannot be untold. */
export function CancelEventDialog({ event: { id, title }, onClose }: CancelEventDialogProps) {
  const t = useText();
  const formats = useFormats();
  const errorToast = useErrorToast();
  const refreshEvents = useRefreshEvents();
  const [scope, setScope] = useState<Scope>('one');
  const { data: own } = useOperation(getOwnEvent, { id }, { staleMilliseconds: 0 });
  const count = scope === 'following' ? own?.followingAttendeeCount : own?.attendeeCount;
  const { run, isBusy } = useAction(cancelEvent, {
    onSuccess() {
      refreshEvents();
      onClose();
    },
    onError: errorToast,
  });
  const text = count ? t('cancelText', { count, number: formats.number(count) }) : t('cancelAlone');
  return (
    <ConfirmDialog
      title={t('cancelTitle', { title })}
      text={text}
      confirmLabel={t('cancel')}
      cancelLabel={t('keep')}
      isDangerous
      isBusy={isBusy}
      onConfirm={() => void run({ id, scope })}
      onCancel={onClose}
    >
      {own && <ScopeField event={own} scope={scope} onChoose={setScope} />}
    </ConfirmDialog>
  );
}
