import { reportRequested } from '@xana/contracts/events/chat';
import type { Message } from '@xana/contracts/http/chat/message';
import { deleteChatMsg } from '@xana/contracts/http/chat/messages';
import type { UserSummary } from '@xana/contracts/http/users/user';
import { sharedPhrases } from '@xana/i18n';
import { useAction, useBus, useErrorToast, useToast } from '@xana/remote-kit';
import { DeleteIcon, EditIcon, FlagIcon, ReplyIcon } from '@xana/ui-kit/chat-icon';
import { ConfirmDialog } from '@xana/ui-kit/confirm-dialog';
import { CopyIcon, HeartIcon, MoreIcon } from '@xana/ui-kit/icon';
import { ActionMenu } from '@xana/ui-kit/menu';
import { useState } from 'react';
import { useText } from '../../../phrases/phrases.ts';
import type { MessageActs } from './message-acts.ts';
import { useLikeMessage } from './use-like-message.ts';

export interface MessageMenuProps {
  message: Message;
  user: UserSummary;
  isMine: boolean;
  acts: MessageActs;
  onDelete(): void;
}

type ActId = 'like' | 'reply' | 'copy' | 'edit' | 'delete' | 'report';

/** The actions of a message: all for one's own; like, reply, copy and report for one of the other user. */
export function MessageMenu({ message, user, isMine, acts, onDelete }: MessageMenuProps) {
  const t = useText();
  const shared = sharedPhrases.useText();
  const bus = useBus();
  const toast = useToast();
  const showError = useErrorToast();
  const like = useLikeMessage(message, acts.onChanged);
  const [isDeleting, setIsDeleting] = useState(false);
  const answers = [
    { id: 'like', name: t(like.isOn ? 'action.unlike' : 'action.like'), icon: <HeartIcon /> },
    { id: 'reply', name: t('action.reply'), icon: <ReplyIcon /> },
  ] as const;
  const own = [
    { id: 'edit', name: t('action.edit'), icon: <EditIcon /> },
    { id: 'delete', name: t('action.delete'), icon: <DeleteIcon />, isDangerous: true },
  ] as const;
  const actions = [
    ...(acts.canAnswer ? answers : []),
    ...(message.body === '' ? [] : [{ id: 'copy', name: shared('copy'), icon: <CopyIcon /> } as const]),
    ...(isMine ? own : [{ id: 'report', name: t('action.report'), icon: <FlagIcon />, isDangerous: true } as const]),
  ] as const;
  const run: Record<ActId, () => void> = {
    like: like.toggle,
    reply: () => acts.reply(message),
    copy: () =>
      void navigator.clipboard.writeText(message.body).then(() => toast({ text: shared('copied') }), showError),
    edit: () => acts.edit(message),
    delete: () => setIsDeleting(true),
    report: () => bus.publish(reportRequested, { targetType: 'message', targetId: message.id, name: user.name }),
  };
  return (
    <>
      <ActionMenu<ActId>
        label={t('message.actions')}
        trigger={<MoreIcon size={18} />}
        actions={actions}
        onAct={(id) => run[id]()}
        isOpenAtFirst
      />
      {isDeleting && (
        <DeleteMessageDialog
          message={message}
          onConfirm={onDelete}
          onDeleted={acts.onChanged}
          onClose={() => setIsDeleting(false)}
        />
      )}
    </>
  );
}

interface DeleteMessageDialogProps {
  message: Message;
  /** The member confirmed it. The deleted message may arrive by the socket before the answer. */
  onConfirm(): void;
  onDeleted(message: Message): void;
  onClose(): void;
}

function DeleteMessageDialog({ message, onConfirm, onDeleted, onClose }: DeleteMessageDialogProps) {
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
