import type { Message } from '@xana/contracts/http/chat/message';
import { editChatMsg } from '@xana/contracts/http/chat/messages';
import type { UserSummary } from '@xana/contracts/http/users/user';
import { useAction, useErrorToast, useLocation } from '@xana/remote-kit';
import { CheckIcon } from '@xana/ui-kit/icon';
import { useEffect, useRef, useState } from 'react';
import { useText } from '../../../phrases/phrases.ts';
import { FROM_PICKER } from '../people-picker/from-picker.ts';
import * as css from './composer.module.css';
import { type ComposerMode, NEW_MESSAGE } from './composer-mode.ts';
import { MessageField } from './message-field.tsx';
import { ModeBar } from './mode-bar.tsx';
import { NewMessage } from './new-message.tsx';

interface ComposerProps {
  user: UserSummary;
  conversationId: number | null;
  mode: ComposerMode;
  onMode(mode: ComposerMode): void;
  onSent(): void;
  onRecall(): void;
  onEdited(message: Message): void;
}

/** The field under the messages: for a new message, an answer, or the new text of a sent one. */
export function Composer({ user, conversationId, mode, onMode, onSent, onRecall, onEdited }: ComposerProps) {
  // After an edit or an answer the focus stays in the field; opening a conversation does not open a phone's keyboard.
  const [wasUsed, setWasUsed] = useState(() => matchMedia('(hover: hover) and (min-width: 768px)').matches);
  useEffect(() => {
    if (mode.kind !== 'new') setWasUsed(true);
  }, [mode]);
  const composer = useRef<HTMLDivElement>(null);
  const { state, key } = useLocation();
  useEffect(() => {
    // Also when the picker names the conversation that is open already.
    if (key && state === FROM_PICKER) composer.current?.querySelector('textarea')?.focus();
  }, [state, key]);
  const close = () => onMode(NEW_MESSAGE);
  const isEditing = mode.kind === 'edit';
  return (
    <div className={css.composer} ref={composer}>
      {isEditing && <EditMessage key={mode.message.id} message={mode.message} onEdited={onEdited} onClose={close} />}
      {/* Stays during an edit, with the pictures that are being uploaded. */}
      <div hidden={isEditing}>
        <NewMessage
          receiver={user}
          conversationId={conversationId}
          answered={mode.kind === 'reply' ? mode.message : null}
          isFocusedAtFirst={wasUsed && !isEditing}
          onCancelReply={close}
          onSent={onSent}
          onRecall={onRecall}
        />
      </div>
    </div>
  );
}

interface EditMessageProps {
  message: Message;
  onEdited(message: Message): void;
  onClose(): void;
}

/** The field for the text of a sent message. Escape leaves it unchanged. */
function EditMessage({ message, onEdited, onClose }: EditMessageProps) {
  const t = useText();
  const showError = useErrorToast();
  const [text, setText] = useState(message.body);
  const { run, isBusy } = useAction(editChatMsg, {
    onSuccess: (edited) => {
      onEdited(edited);
      onClose();
    },
    onError: showError,
  });
  const save = (body: string) => {
    if (body.trim() === message.body) onClose();
    else void run({ id: message.id, body: body.trim() });
  };
  return (
    <>
      <ModeBar title={t('composer.editing')} text={message.body || t('picture.name')} onCancel={onClose} />
      <MessageField
        label={t('composer.editing')}
        value={text}
        submit={{ label: t('composer.save'), icon: <CheckIcon />, isBusy }}
        isFocusedAtFirst
        onChange={setText}
        onSubmit={save}
        onEscape={onClose}
      />
    </>
  );
}
