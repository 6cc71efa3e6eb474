import type { getAllFriends } from '@xana/contracts/http/chat/get-all-friends';
import { sharedPhrases } from '@xana/i18n';
import { Link, type RowOf } from '@xana/remote-kit';
import { buttonClass } from '@xana/ui-kit/button';
import { EmptyState } from '@xana/ui-kit/empty-state';
import { ChatIcon, ForwardIcon } from '@xana/ui-kit/icon';
import { useText } from '../../../phrases/phrases.ts';
import { ConversationLink } from './conversation-link.tsx';
import * as css from './conversations.module.css';

type Conversation = RowOf<typeof getAllFriends>;

interface ConversationListProps {
  conversations: readonly Conversation[];
  requestCount: number;
  /** The other member of the open conversation. */
  openUserId: number | undefined;
}

/** The member's conversations, the latest first. */
export function ConversationList({ conversations, requestCount, openUserId }: ConversationListProps) {
  const t = useText();
  const shared = sharedPhrases.useText();
  return (
    <>
      <h1 id="conversations" className={css.heading}>
        {t('chat.title')}
      </h1>
      {requestCount > 0 && (
        <Link className={css.requests} to="/chat?view=requests">
          <ChatIcon />
          <span>{t('requests.open', { count: requestCount })}</span>
          <ForwardIcon size={18} />
        </Link>
      )}
      {conversations.length === 0 && (
        <EmptyState
          text={shared('noData')}
          hint={t('chat.emptyHint')}
          action={
            <Link className={buttonClass({ size: 'small' })} to="/">
              {t('chat.findPeople')}
            </Link>
          }
        />
      )}
      <ul className={css.list}>
        {conversations.map((conversation) => (
          <ConversationLink
            key={conversation.conversationId}
            conversation={conversation}
            to={`/chat?with=${conversation.conversationId}`}
            isChosen={conversation.user.id === openUserId}
          />
        ))}
      </ul>
    </>
  );
}
