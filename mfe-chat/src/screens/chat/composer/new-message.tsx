import { MAX_MESSAGE_PICTURES } from '@xana/contracts/chat-limits';
import type { Message } from '@xana/contracts/http/chat/message';
import { uploadChatPicture } from '@xana/contracts/http/chat/messages';
import type { UserSummary } from '@xana/contracts/http/users/user';
import { AddPicturesButton, ComposedPictures, uploadedOf, usePictureUploads } from '@xana/remote-kit/picture-uploads';
import { useMember, useSession } from '@xana/session/react';
import { SendIcon } from '@xana/ui-kit/chat-icon';
import { type DragEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { useText } from '../../../phrases/phrases.ts';
import { liveChat } from '../../../shared/live/live-chat.ts';
import { deliverOutbox } from '../../../shared/outbox/deliver-outbox.ts';
import { addPending } from '../../../shared/outbox/outbox.ts';
import * as css from './composer.module.css';
import { type Draft, readDraft, storeDraft } from './drafts.ts';
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
  const [first] = useState(() => readDraft(memberId, receiver.id));
  const [text, setText] = useState(first.text);
  const uploads = usePictureUploads({
    operation: uploadChatPicture,
    initial: first.pictures,
    maxCount: MAX_MESSAGE_PICTURES,
  });
  const uploaded = JSON.stringify(uploadedOf(uploads.pictures));
  useEffect(() => {
    storeDraft(memberId, receiver.id, { text, pictures: JSON.parse(uploaded) as Draft['pictures'] });
  }, [memberId, receiver.id, text, uploaded]);
  const typedAt = useRef(0);
  const change = (value: string) => {
    setText(value);
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
      pictures: uploads.pictures.length > 0 ? uploadedOf(uploads.pictures) : undefined,
      replyTo: answered?.seq ?? null,
      createdAt: new Date().toISOString(),
      failure: null,
    });
    setText('');
    uploads.replace([]);
    typedAt.current = 0;
    deliverOutbox(session);
    onSent();
  };
  return (
    <FileDropArea onFiles={uploads.add}>
      {answered && (
        <ModeBar
          title={t('composer.replying', { name: answered.senderId === memberId ? t('message.you') : receiver.name })}
          text={answered.body || t('picture.name')}
          onCancel={onCancelReply}
        />
      )}
      <ComposedPictures uploads={uploads} />
      <MessageField
        key={answered?.id}
        label={t('composer.label', { name: receiver.name })}
        value={text}
        submit={{ label: t('composer.send'), icon: <SendIcon />, isBusy: !uploads.isComplete }}
        additions={
          <AddPicturesButton
            isSmall
            maxCount={MAX_MESSAGE_PICTURES}
            isFull={uploads.pictures.length >= MAX_MESSAGE_PICTURES}
            onFiles={uploads.add}
          />
        }
        hasPictures={uploads.pictures.length > 0}
        onFiles={uploads.add}
        isFocusedAtFirst={isFocusedAtFirst || answered !== null}
        onChange={change}
        onSubmit={send}
        onEscape={answered ? onCancelReply : undefined}
        onRecall={onRecall}
      />
    </FileDropArea>
  );
}

/** Takes files that are dropped on it, and shows so while they are dragged over it. */
function FileDropArea({ onFiles, children }: { onFiles(files: Iterable<File>): void; children: ReactNode }) {
  const [isOver, setIsOver] = useState(false);
  const hasFiles = ({ dataTransfer }: DragEvent) => dataTransfer.types.includes('Files');
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping repeats the button that opens the file chooser.
    <div
      className={css.drop}
      data-over={isOver || undefined}
      onDragOver={(event) => {
        if (!hasFiles(event)) return;
        event.preventDefault();
        setIsOver(true);
      }}
      onDragLeave={() => setIsOver(false)}
      onDrop={(event) => {
        setIsOver(false);
        if (!hasFiles(event)) return;
        event.preventDefault();
        onFiles(event.dataTransfer.files);
      }}
    >
      {children}
    </div>
  );
}
