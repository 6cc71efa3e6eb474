import { getAllFriends } from '@xana/contracts/http/chat/get-all-friends';
import { sharedPhrases } from '@xana/i18n';
import { Link, useOperation, useSearchParams } from '@xana/remote-kit';
import { buttonClass } from '@xana/ui-kit/button';
import { EmptyState } from '@xana/ui-kit/empty-state';
import { ErrorState } from '@xana/ui-kit/error-state';
import { Skeleton } from '@xana/ui-kit/skeleton';
import { useText } from '../../phrases/phrases.ts';
import * as css from './chat-screen.module.css';
import { ConversationLink } from './conversation-link.tsx';
import { useMarkChatRead } from './mark-chat-read/use-mark-chat-read.ts';
import { Messages } from './messages.tsx';

/** The conversations and the chosen one (`?with=`), side by side from 768 px, otherwise one of the two. */
export function ChatScreen() {
  const t = useText();
  const shared = sharedPhrases.useText();
  const [query] = useSearchParams();
  const { data, isError, refetch } = useOperation(getAllFriends, {});
  const chosen = data?.rows.find(({ conversationId }) => String(conversationId) === query.get('with'));
  useMarkChatRead(chosen);
  if (isError)
    return <ErrorState title={t('chat.failed')} retryLabel={shared('tryAgain')} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton height={480} label={shared('loading')} />;
  return (
    <div className={css.chat} data-open={chosen !== undefined}>
      <section className={css.list} aria-labelledby="conversations">
        <h1 id="conversations" className={css.title}>
          {t('chat.title')}
        </h1>
        {data.rows.length === 0 && (
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
        <ul>
          {data.rows.map((conversation) => (
            <ConversationLink
              key={conversation.conversationId}
              conversation={conversation}
              isChosen={conversation === chosen}
            />
          ))}
        </ul>
      </section>
      <section className={css.pane}>
        {chosen ? (
          <Messages key={chosen.conversationId} conversationId={chosen.conversationId} other={chosen.user} />
        ) : (
          <EmptyState text={t('chat.choose')} />
        )}
      </section>
    </div>
  );
}
