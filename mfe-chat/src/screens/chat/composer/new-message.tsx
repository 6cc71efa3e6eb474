import type { Message } from '@xana/contracts/http/chat/message';
import type { UserSummary } from '@xana/contracts/http/users/user';
import { useMember, useSession } from '@xana/session/react';
import { SendIcon } from '@xana/ui-kit/chat-icon';
import { useRef, useState } from 'react';
import { useText } from '../../../phrases/phrases.ts';
import { liveChat } from '../../../shared/live/live-chat.ts';
import { deliverOutbox } from '../../../shared/outbox/deliver-outbox.ts';
import { addPending } from '../../../shared/outbox/outbox.ts';
import { readDraft, storeDraft } from './drafts.ts';
import { MessageField } from './message-field.tsx';
import { ModeBar } from './mode-bar.tsx';

/** The platform accepts five typing events in five seconds. */
const TYPING_INTERVAL_MS = 3_000;

interface NewMessageProps {
  receiver: UserSummary;
  conversationId: number | null;
  /** The message that it answers. */
  answered: Message | null;
  isFocusedAtFirst: boolean;
  onCancelReply(): void;
  onSent(): void;
  onRecall(): void;
}

/** The field for a new message. Its text is stored until it is sent; a sent message is in the outbox until it is confirmed. */
export function NewMessage(props: NewMessageProps) {
  const { receiver, conversationId, answered, isFocusedAtFirst, onCancelReply, onSent, onRecall } = props;
  const t = useText();
  const session = useSession();
  const memberId = useMember()?.id ?? 0;
  const [text, setText] = useState(() => readDraft(memberId, receiver.id));
  const typedAt = useRef(0);
  const change = (value: string) => {
    setText(value);
    storeDraft(memberId, receiver.id, value);
    const isDue = Date.now() - typedAt.current > TYPING_INTERVAL_MS;
    if (conversationId === null || value === '' || !isDue) return;
    typedAt.current = Date.now();
    liveChat.emitTyping(conversationId);
  };
  const send = (body: string) => {
    addPending({
      clientId: crypto.randomUUID(),
      senderId: memberId,
      receiverId: receiver.id,
      body: body.trim(),
      replyTo: answered?.seq ?? null,
      createdAt: new Date().toISOString(),
      failure: null,
    });
    setText('');
    storeDraft(memberId, receiver.id, '');
    typedAt.current = 0;
    deliverOutbox(session);
    onSent();
  };
  return (
    <>
      {answered && (
        <ModeBar
          title={t('composer.replying', { name: answered.senderId === memberId ? t('message.you') : receiver.name })}
          text={answered.body}
          onCancel={onCancelReply}
        />
      )}
      <MessageField
        key={answered?.id}
        label={t('composer.label', { name: receiver.name })}
        value={text}
        submit={{ label: t('composer.send'), icon: <SendIcon /> }}
        isFocusedAtFirst={isFocusedAtFirst || answered !== null}
        onChange={change}
        onSubmit={send}
        onEscape={answered ? onCancelReply : undefined}
        onRecall={onRecall}
      />
    </>
  );
}
