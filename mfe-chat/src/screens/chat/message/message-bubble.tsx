import type { UserSummary } from '@xana/contracts/http/users/user';
import { useFormats } from '@xana/i18n/formats';
import { useText } from '../../../phrases/phrases.ts';
import { MessageLinkCard } from '../link-card/message-link-card.tsx';
import * as css from './message.module.css';
import type { MessageActs } from './message-acts.ts';
import { MessageContent } from './message-content.tsx';
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
  const quote = isDeleted ? null : quoteOf(message, acts);
  return (
    <div className={css.bubble} {...longPress}>
      {quote && <Quote quote={quote} user={user} acts={acts} />}
      {isDeleted ? (
        <em>{t(confirmed.isHidden ? 'message.hidden' : 'message.deleted')}</em>
      ) : (
        <>
          <MessageContent message={message} isConcealed={!acts.canAnswer && !isMine} />
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
