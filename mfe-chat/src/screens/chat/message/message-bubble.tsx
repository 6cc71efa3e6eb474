import type { Message } from '@xana/contracts/http/chat/message';
import type { UserSummary } from '@xana/contracts/http/users/user';
import { useFormats } from '@xana/i18n/formats';
import { PictureGallery, type ShownPicture } from '@xana/remote-kit/picture-gallery';
import { useSiteLink } from '@xana/remote-kit/site-link';
import { UserText } from '@xana/remote-kit/user-text';
import { Button } from '@xana/ui-kit/button';
import { useState } from 'react';
import { useText } from '../../../phrases/phrases.ts';
import { MessageLinkCard } from '../link-card/message-link-card.tsx';
import { isEmojiOnly } from './emoji-only.ts';
import * as css from './message.module.css';
import type { MessageActs } from './message-acts.ts';
import { isConfirmed, type ShownMessage } from './shown-message.ts';
import type { useLongPress } from './use-long-press.ts';

interface MessageBubbleProps {
  message: ShownMessage;
  /** The other member of the conversation. */
  user: UserSummary;
  isMine: boolean;
  acts: MessageActs;
  longPress: ReturnType<typeof useLongPress> | undefined;
}

/** The quote, pictures, text and card of a message, and when it was sent; or that it is gone. */
export function MessageBubble({ message, user, isMine, acts, longPress }: MessageBubbleProps) {
  const t = useText();
  const formats = useFormats();
  const { createdAt, body } = message;
  const confirmed = isConfirmed(message) ? message : null;
  const isDeleted = confirmed !== null && confirmed.deletedAt !== null;
  const link = useSiteLink(body);
  const hasPictures = (message.pictures ?? []).length > 0;
  // The time is on the last line of a text without anything below it.
  const isPlain = isDeleted || (link === null && !hasPictures);
  const isEmoji = isPlain && message.replyTo === null && isEmojiOnly(body);
  const quote = isDeleted ? null : quoteOf(message, acts);
  return (
    <div
      className={css.bubble}
      data-plain={isPlain || undefined}
      data-emoji={isEmoji || undefined}
      data-deleted={isDeleted || undefined}
      {...longPress}
    >
      {quote && <Quote quote={quote} user={user} acts={acts} />}
      {isDeleted ? (
        <em>{t(confirmed.isHidden ? 'message.hidden' : 'message.deleted')}</em>
      ) : (
        <>
          <MessagePictures pictures={message.pictures ?? []} isConcealed={!acts.canAnswer && !isMine} />
          {body !== '' && <UserText text={body} />}
          <MessageLinkCard text={body} />
        </>
      )}
      <span className={css.facts}>
        {confirmed && confirmed.editedAt !== null && !isDeleted && <span>{t('message.edited')}</span>}
        <time dateTime={createdAt} title={formats.dateTime(createdAt)}>
          {formats.timeOfDay(createdAt)}
        </time>
      </span>
    </div>
  );
}

/** The outbox knows the position of the answered message alone. */
function quoteOf(message: ShownMessage, { find }: MessageActs) {
  if (isConfirmed(message)) return message.replyTo;
  const answered = message.replyTo === null ? undefined : find(message.replyTo);
  return answered ?? null;
}

interface QuoteProps {
  quote: NonNullable<Message['replyTo']>;
  user: UserSummary;
  acts: MessageActs;
}

/** The answered message, in its current version if it is loaded. A click shows it in the conversation. */
function Quote({ quote, user, acts }: QuoteProps) {
  const t = useText();
  const name = quote.senderId === user.id ? user.name : t('message.you');
  const loaded = acts.find(quote.seq);
  const body = loaded?.body ?? quote.body;
  const hasPictures = loaded ? (loaded.pictures ?? []).length > 0 : quote.hasPictures;
  return (
    <button
      type="button"
      className={css.quote}
      aria-label={t('message.quote', { name })}
      onClick={() => acts.jumpTo(quote.seq)}
    >
      <strong>
        <bdi>{name}</bdi>
      </strong>
      <bdi className={css.quoted}>{body || t(hasPictures ? 'picture.name' : 'message.deleted')}</bdi>
    </button>
  );
}

interface MessagePicturesProps {
  pictures: readonly ShownPicture[];
  /** The sender is a stranger: the pictures are shown at a click. */
  isConcealed?: boolean;
}

function MessagePictures({ pictures, isConcealed = false }: MessagePicturesProps) {
  const t = useText();
  const [isRevealed, setIsRevealed] = useState(false);
  if (pictures.length > 0 && isConcealed && !isRevealed) {
    return (
      <div className={css.concealed}>
        {t('picture.concealed', { count: pictures.length })}
        <Button size="small" onClick={() => setIsRevealed(true)}>
          {t('picture.reveal')}
        </Button>
      </div>
    );
  }
  return <PictureGallery pictures={pictures} layout="message" />;
}
