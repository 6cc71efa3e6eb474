import type { getFriendsChat } from '@xana/contracts/http/chat/get-friends-chat';
import type { OutputOf } from '@xana/contracts/operation';
import { useFormats } from '@xana/i18n/formats';
import { UserText } from '@xana/remote-kit/user-text';
import { useMember } from '@xana/session/react';
import { Fragment } from 'react';
import * as css from './chat-screen.module.css';

export type Message = OutputOf<typeof getFriendsChat>['rows'][number];

/** The oldest first, a line before each new day. @param messages the newest first, as they are fetched */
export function MessageList({ messages }: { messages: readonly Message[] }) {
  const formats = useFormats();
  const member = useMember();
  const oldestFirst = [...messages].reverse();
  const dayBefore = (index: number) => {
    const before = oldestFirst[index - 1];
    return before && formats.day(before.createdAt);
  };
  return (
    <ol className={css.messages}>
      {oldestFirst.map(({ id, senderId, body, createdAt }, index) => (
        <Fragment key={id}>
          {formats.day(createdAt) !== dayBefore(index) && <li className={css.day}>{formats.day(createdAt)}</li>}
          <li className={css.message} data-mine={senderId === member?.id}>
            <UserText text={body} />
            <time dateTime={createdAt} title={formats.dateTime(createdAt)}>
              {formats.timeOfDay(createdAt)}
            </time>
          </li>
        </Fragment>
      ))}
    </ol>
  );
}
