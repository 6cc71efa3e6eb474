import type { getAllFriends } from '@xana/contracts/http/chat/conversations';
import { sharedPhrases } from '@xana/i18n';
import { Link, type RowOf } from '@xana/remote-kit';
import { Button } from '@xana/ui-kit/button';
import { EditIcon } from '@xana/ui-kit/chat-icon';
import { EmptyState } from '@xana/ui-kit/empty-state';
import { ChatIcon, ForwardIcon } from '@xana/ui-kit/icon';
import { IconButton } from '@xana/ui-kit/icon-button';
import { SearchField } from '@xana/ui-kit/search-field';
import { useState } from 'react';
import { useText } from '../../../phrases/phrases.ts';
import { ConversationLink } from './conversation-link.tsx';
import * as css from './conversations.module.css';

/** Fewer conversations are seen at a glance. */
const MIN_FILTERED = 5;

type Conversation = RowOf<typeof getAllFriends>;

interface ConversationListProps {
  conversations: readonly Conversation[];
  requestCount: number;
  /** The other member of the open conversation. */
  openUserId: number | undefined;
  onWrite(): void;
}

/** The member's conversations, the latest first. */
export function ConversationList({ conversations, requestCount, openUserId, onWrite }: ConversationListProps) {
  const t = useText();
  const shared = sharedPhrases.useText();
  const [filter, setFilter] = useState('');
  const wanted = foldCase(filter.trim());
  const shown = conversations.filter(({ user }) => foldCase(user.name).includes(wanted));
  return (
    <>
      <div className={css.head}>
        <h1 id="conversations" className={css.heading}>
          {t('chat.title')}
        </h1>
        <IconButton label={t('chat.write')} aria-haspopup="dialog" aria-keyshortcuts="Control+K" onClick={onWrite}>
          <EditIcon />
        </IconButton>
      </div>
      {conversations.length > MIN_FILTERED && (
        <div className={css.filter}>
          <SearchField
            label={t('chat.filter')}
            placeholder={t('chat.filter')}
            clearLabel={t('search.clear')}
            value={filter}
            onChange={setFilter}
            onSubmit={setFilter}
          />
        </div>
      )}
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
            <Button size="small" aria-haspopup="dialog" onClick={onWrite}>
              {t('chat.findPeople')}
            </Button>
          }
        />
      )}
      {conversations.length > 0 && shown.length === 0 && <EmptyState text={t('chat.noMatch')} />}
      <ul>
        {shown.map((conversation) => (
          <ConversationLink
            key={conversation.conversationId}
            conversation={conversation}
            to={`/chat?with=${conversation.conversationId}`}
            isChosen={conversation.user.id === openUserId}
            isFromList={openUserId === undefined}
          />
        ))}
      </ul>
    </>
  );
}

/** Finds a name in any letter case, and in full-width or half-width letters. */
const foldCase = (text: string) => text.normalize('NFKC').toLocaleLowerCase();
