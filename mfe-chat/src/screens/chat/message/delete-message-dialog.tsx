import type { Message } from '@xana/contracts/http/chat/message';
import { deleteChatMsg } from '@xana/contracts/http/chat/messages';
import { sharedPhrases } from '@xana/i18n';
import { useAction, useErrorToast } from '@xana/remote-kit';
import { ConfirmDialog } from '@xana/ui-kit/confirm-dialog';
import { useText } from '../../../phrases/phrases.ts';

interface DeleteMessageDialogProps {
  message: Message;
  /** The member confirmed it. The deleted message may arrive by the socket before the answer. */
  onConfirm(): void;
  onDeleted(message: Message): void;
  onClose(): void;
}

export function DeleteMessageDialog({ message, onConfirm, onDeleted, onClose }: DeleteMessageDialogProps) {
  const t = useText();
  const shared = sharedPhrases.useText();
  const showError = useErrorToast();
  const { run, isBusy } = useAction(deleteChatMsg, {
    onSuccess: (deleted) => {
      onClose();
      onDeleted(deleted);
    },
    onError: showError,
  });
  return (
    <ConfirmDialog
      title={t('delete.title')}
      text={t('delete.text')}
      confirmLabel={t('action.delete')}
      cancelLabel={shared('cancel')}
      isDangerous
      isBusy={isBusy}
      onConfirm={() => {
        onConfirm();
        void run({ id: message.id });
      }}
      onCancel={onClose}
    />
  );
}
