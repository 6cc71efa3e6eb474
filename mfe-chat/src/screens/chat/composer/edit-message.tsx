import type { Message } from '@xana/contracts/http/chat/message';
import { editChatMsg } from '@xana/contracts/http/chat/messages';
import { useAction, useErrorToast } from '@xana/remote-kit';
import { CheckIcon } from '@xana/ui-kit/icon';
import { useState } from 'react';
import { useText } from '../../../phrases/phrases.ts';
import { MessageField } from './message-field.tsx';
import { ModeBar } from './mode-bar.tsx';

interface EditMessageProps {
  message: Message;
  onEdited(message: Message): void;
  onClose(): void;
}

/** The field for the text of a sent message. Escape leaves it unchanged. */
export function EditMessage({ message, onEdited, onClose }: EditMessageProps) {
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
