import type { UserSummary } from '@xana/contracts/http/users/user';
import { useFormats } from '@xana/i18n/formats';
import { useMember } from '@xana/session/react';
import { Fragment } from 'react';
import { useText } from '../../../phrases/phrases.ts';
import type { PendingMessage } from '../../../shared/outbox/pending-message.ts';
import type { MessageActs } from '../message/message-acts.ts';
import { MessageRow } from '../message/message-row.tsx';
import { PendingRow } from '../message/pending-row.tsx';
import type { HistoryView } from './create-history.ts';
import * as css from './history.module.css';

interface MessageListProps {
  view: HistoryView;
  pending: readonly PendingMessage[];
  user: UserSummary;
  /** The `seq` of the first unread message. */
  divider: number | null;
  /** The `seq` of the message that was jumped to. */
  found: number | null;
  acts: MessageActs;
}

/** The oldest message first, with a line before each new day and before the unread ones. Unconfirmed messages are at the end. */
export function MessageList({ view, pending, user, divider, found, acts }: MessageListProps) {
  const t = useText();
  const formats = useFormats();
  const memberId = useMember()?.id;
  const { messages, hasLater } = view;
  const confirmed = new Set(messages.map(({ clientId }) => clientId));
  const unconfirmed = hasLater ? [] : pending.filter(({ clientId }) => !confirmed.has(clientId));
  const newest = messages.at(-1)?.seq;
  const lastOfMember = messages.findLast(({ senderId }) => senderId === memberId)?.seq;
  return (
    <ol className={css.messages}>
      {messages.map((message, index) => {
        const before = messages[index - 1];
        const day = formats.day(message.createdAt);
        const isNewDay = !before || formats.day(before.createdAt) !== day;
        return (
          <Fragment key={message.id}>
            {isNewDay && <li className={css.day}>{day}</li>}
            {message.seq === divider && (
              <li className={css.divider} data-anchor="divider">
                {t('history.unread')}
              </li>
            )}
            <MessageRow
              message={message}
              user={user}
              isMine={message.senderId === memberId}
              isFound={message.seq === found}
              isTabStop={message.seq === newest}
              hasReceipt={message.seq === lastOfMember && unconfirmed.length === 0}
              acts={acts}
            />
          </Fragment>
        );
      })}
      {unconfirmed.map((message) => (
        <PendingRow key={message.clientId} message={message} />
      ))}
    </ol>
  );
}
