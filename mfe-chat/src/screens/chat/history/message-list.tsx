import type { UserSummary } from '@xana/contracts/http/users/user';
import { useMember } from '@xana/session/react';
import { Fragment } from 'react';
import { useText } from '../../../phrases/phrases.ts';
import type { PendingMessage } from '../../../shared/outbox/pending-message.ts';
import { useChatDates } from '../chat-dates/use-chat-dates.ts';
import type { MessageActs } from '../message/message-acts.ts';
import { MessageRow } from '../message/message-row.tsx';
import { isConfirmed, keyOf, type ShownMessage } from '../message/shown-message.ts';
import type { HistoryView } from './create-history.ts';
import * as css from './history.module.css';

/** Messages of one sender within this time belong together. */
const GROUP_MS = 5 * 60_000;

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
  const dates = useChatDates();
  const memberId = useMember()?.id;
  const { messages, hasLater } = view;
  const confirmed = new Set(messages.map(keyOf));
  const unconfirmed = hasLater ? [] : pending.filter((each) => !confirmed.has(keyOf(each)));
  const newest = messages.at(-1)?.seq;
  const lastOfMember = messages.findLast(({ senderId }) => senderId === memberId)?.seq;
  const shown: readonly ShownMessage[] = [...messages, ...unconfirmed];
  return (
    <ol className={css.messages}>
      {shown.map((message, index) => {
        const before = shown[index - 1];
        const seq = isConfirmed(message) ? message.seq : undefined;
        const isNewDay = !before || !dates.isSameDay(before.createdAt, message.createdAt);
        const isDivided = seq !== undefined && seq === divider;
        return (
          <Fragment key={keyOf(message)}>
            {isNewDay && <li className={css.day}>{dates.day(message.createdAt)}</li>}
            {isDivided && (
              <li className={css.divider} data-anchor="divider">
                {t('history.unread')}
              </li>
            )}
            <MessageRow
              message={message}
              user={user}
              isMine={message.senderId === memberId}
              isContinued={!isNewDay && !isDivided && belongsTo(before, message)}
              isFound={seq !== undefined && seq === found}
              isTabStop={seq !== undefined && seq === newest}
              hasReceipt={seq !== undefined && seq === lastOfMember && unconfirmed.length === 0}
              acts={acts}
            />
          </Fragment>
        );
      })}
    </ol>
  );
}

const belongsTo = (before: ShownMessage | undefined, message: ShownMessage): boolean =>
  before?.senderId === message.senderId && Date.parse(message.createdAt) - Date.parse(before.createdAt) < GROUP_MS;
