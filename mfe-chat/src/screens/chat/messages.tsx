import { getFriendsChat } from '@xana/contracts/http/chat/get-friends-chat';
import type { UserSummary } from '@xana/contracts/http/spaces/world';
import { sharedPhrases } from '@xana/i18n';
import { useFormats } from '@xana/i18n/formats';
import { Link, useOperationPages } from '@xana/remote-kit';
import { useMember } from '@xana/session/react';
import { Button } from '@xana/ui-kit/button';
import { ErrorState } from '@xana/ui-kit/error-state';
import { BackIcon } from '@xana/ui-kit/icon';
import { Skeleton } from '@xana/ui-kit/skeleton';
import { useText } from '../../phrases/phrases.ts';
import * as css from './chat-screen.module.css';

const PAGE_SIZE = 30;

export function Messages({ conversationId, other }: { conversationId: number; other: UserSummary }) {
  const t = useText();
  const shared = sharedPhrases.useText();
  const formats = useFormats();
  const member = useMember();
  const { rows, data, isError, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useOperationPages(
    getFriendsChat,
    (page) => ({ id: conversationId, page, limit: PAGE_SIZE }),
  );
  return (
    <>
      <h2 className={css.with}>
        <Link to="/chat" className={css.back} aria-label={shared('previous')}>
          <BackIcon />
        </Link>
        {other.name}
      </h2>
      {isError && (
        <ErrorState title={t('chat.failed')} retryLabel={shared('tryAgain')} onRetry={() => void refetch()} />
      )}
      {!isError && !data && <Skeleton height={320} label={shared('loading')} />}
      {hasNextPage && (
        <Button variant="quiet" size="small" isBusy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {t('chat.earlier')}
        </Button>
      )}
      <ol className={css.messages} aria-label={t('chat.messages', { name: other.name })}>
        {[...rows].reverse().map(({ id, senderId, body, createdAt }) => (
          <li key={id} className={css.message} data-mine={senderId === member?.id}>
            <p>{body}</p>
            <time dateTime={createdAt}>{formats.relativeTime(createdAt)}</time>
          </li>
        ))}
      </ol>
    </>
  );
}
