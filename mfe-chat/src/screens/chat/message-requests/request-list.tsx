import type { getMessageRequests } from '@xana/contracts/http/chat/message-requests';
import type { OutputOf } from '@xana/contracts/operation';
import { Link } from '@xana/remote-kit';
import { Answer } from '@xana/remote-kit/answer';
import { EmptyState } from '@xana/ui-kit/empty-state';
import { BackIcon } from '@xana/ui-kit/icon';
import { useText } from '../../../phrases/phrases.ts';
import { ConversationLink } from '../conversations/conversation-link.tsx';
import * as css from './message-requests.module.css';

interface RequestListProps {
  requests: { data: OutputOf<typeof getMessageRequests> | undefined; error: Error | null; refetch(): unknown };
  /** The other member of the open conversation. */
  openUserId: number | undefined;
}

/** The conversations that wait for the member to accept them, the latest first. */
export function RequestList({ requests, openUserId }: RequestListProps) {
  const t = useText();
  return (
    <>
      <div className={css.head}>
        <Link to="/chat" className={css.back} aria-label={t('chat.back')}>
          <BackIcon />
        </Link>
        <h1 id="conversations" className={css.heading}>
          {t('requests.title')}
        </h1>
      </div>
      <p className={css.hint}>{t('requests.hint')}</p>
      <Answer of={requests} failedText={t('requests.failed')} skeleton={240}>
        {({ rows }) =>
          rows.length === 0 ? (
            <EmptyState text={t('requests.none')} />
          ) : (
            <ul>
              {rows.map((conversation) => (
                <ConversationLink
                  key={conversation.conversationId}
                  conversation={conversation}
                  to={`/chat?view=requests&with=${conversation.conversationId}`}
                  isChosen={conversation.user.id === openUserId}
                  isFromList={openUserId === undefined}
                />
              ))}
            </ul>
          )
        }
      </Answer>
    </>
  );
}
