import type { Message } from '@xana/contracts/http/chat/message';
import type { UserSummary } from '@xana/contracts/http/users/user';
import { useFormats } from '@xana/i18n/formats';
import { memo, useState } from 'react';
import { useText } from '../../../phrases/phrases.ts';
import { MessageLinkCard } from '../link-card/message-link-card.tsx';
import { LikeButton } from './like-button.tsx';
import * as css from './message.module.css';
import type { MessageActs } from './message-acts.ts';
import { MessageContent } from './message-content.tsx';
import { MessageMenuButton } from './message-menu-button.tsx';
import { Quote } from './quote.tsx';
import { useLongPress } from './use-long-press.ts';

interface MessageRowProps {
  message: Message;
  /** The other member of the conversation. */
  user: UserSummary;
  isMine: boolean;
  /** It was jumped to. */
  isFound: boolean;
  /** Tab reaches one message; arrow keys reach the others. */
  isTabStop: boolean;
  /** Whether it was read is shown under the member's newest message. */
  hasReceipt: boolean;
  acts: MessageActs;
}

/** One message: its text, time, likes and actions. Enter and a long press open the actions. */
export const MessageRow = memo(function MessageRow(props: MessageRowProps) {
  const { message, user, isMine, isFound, isTabStop, hasReceipt, acts } = props;
  const t = useText();
  const formats = useFormats();
  const [openings, setOpenings] = useState(0);
  const isDeleted = message.deletedAt !== null;
  const openMenu = () => setOpenings((count) => count + 1);
  const longPress = useLongPress(openMenu);
  return (
    <li
      className={css.row}
      data-mine={isMine}
      data-found={isFound || undefined}
      data-message={message.seq}
      data-anchor={message.seq}
      tabIndex={isTabStop ? 0 : -1}
      onKeyDown={(event) => event.key === 'Enter' && event.target === event.currentTarget && !isDeleted && openMenu()}
    >
      <div className={css.line}>
        <div className={css.bubble} {...(isDeleted ? {} : longPress)}>
          {message.replyTo && !isDeleted && <Quote quote={message.replyTo} user={user} acts={acts} />}
          {isDeleted ? (
            <em>{t(message.isHidden ? 'message.hidden' : 'message.deleted')}</em>
          ) : (
            <>
              <MessageContent message={message} isConcealed={!acts.canAnswer && !isMine} />
              <MessageLinkCard text={message.body} />
            </>
          )}
          <span className={css.facts}>
            {message.editedAt !== null && !isDeleted && <span>{t('message.edited')}</span>}
            <time dateTime={message.createdAt} title={formats.dateTime(message.createdAt)}>
              {formats.timeOfDay(message.createdAt)}
            </time>
          </span>
        </div>
        {!isDeleted && (
          <MessageMenuButton message={message} user={user} isMine={isMine} acts={acts} openings={openings} />
        )}
      </div>
      {message.likes.length > 0 && <LikeButton message={message} onChanged={acts.onChanged} />}
      {hasReceipt && !isDeleted && (
        <span className={css.receipt}>{t(message.readAt === null ? 'message.sent' : 'message.read')}</span>
      )}
    </li>
  );
});
