import type { UserSummary } from '@xana/contracts/http/users/user';
import { useFormats } from '@xana/i18n/formats';
import { useSiteLink } from '@xana/remote-kit/site-link';
import { UserText } from '@xana/remote-kit/user-text';
import { useText } from '../../../phrases/phrases.ts';
import { MessageLinkCard } from '../link-card/message-link-card.tsx';
import { MessagePictures } from '../pictures/message-pictures.tsx';
import { isEmojiOnly } from './emoji-only.ts';
import * as css from './message.module.css';
import type { MessageActs } from './message-acts.ts';
import { Quote } from './quote.tsx';
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
