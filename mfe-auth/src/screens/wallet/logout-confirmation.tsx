import { useSession } from '@xana/session/react';
import { ConfirmDialog } from '@xana/ui-kit/confirm-dialog';
import { useText } from './phrases/phrases.ts';

interface LogoutConfirmationProps {
  onCancel(): void;
  onConfirm(): void;
}

/** Asks before the session runs the operation `logout`, which also logs out all other tabs. */
export function LogoutConfirmation({ onCancel, onConfirm }: LogoutConfirmationProps) {
  const t = useText();
  const session = useSession();
  return (
    <ConfirmDialog
      title={t('disconnect.title')}
      text={t('disconnect.text')}
      confirmLabel={t('disconnect.confirm')}
      cancelLabel={t('disconnect.cancel')}
      isDangerous
      onCancel={onCancel}
      onConfirm={() => {
        onConfirm();
        void session.logout();
      }}
    />
  );
}
