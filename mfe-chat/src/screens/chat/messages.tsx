import { getFriendsChat } from '@xana/contracts/http/chat/get-friends-chat';
import type { UserSummary } from '@xana/contracts/http/users/user-summary';
import { sharedPhrases } from '@xana/i18n';
import { Link, useInView, useOperationPages } from '@xana/remote-kit';
import { Avatar } from '@xana/ui-kit/avatar';
import { Button } from '@xana/ui-kit/button';
import { ErrorState } from '@xana/ui-kit/error-state';
import { BackIcon } from '@xana/ui-kit/icon';
import { Skeleton } from '@xana/ui-kit/skeleton';
import { useState } from 'react';
import { useText } from '../../phrases/phrases.ts';
import * as css from './chat-screen.module.css';
import { MessageList } from './message-list.tsx';
import { useScrollAnchor } from './use-scroll-anchor.ts';

const PAGE_SIZE = 30;

/** One conversation, the newest message at the bottom; the past is fetched as one scrolls up into it. */
export function Messages({ conversationId, other }: { conversationId: number; other: UserSummary }) {
  const t = useText();
  const shared = sharedPhrases.useText();
  const answer = useOperationPages(getFriendsChat, (page) => ({ id: conversationId, page, limit: PAGE_SIZE }));
  const { rows, data, isError, refetch, hasNextPage, fetchNextPage, isFetchingNextPage, isFetchNextPageError } = answer;
  const pane = useScrollAnchor(rows);
  // Who comes to the button by keyboard decides there: pages that came by themselves would push it away from under them.
  const [isAtButton, setIsAtButton] = useState(false);
  const earlier = useInView<HTMLDivElement>({
    margin: '0px',
    isEnabled: hasNextPage && !isFetchingNextPage && !isFetchNextPageError && !isAtButton,
    rowCount: rows.length,
    onInView: () => void fetchNextPage(),
  });
  const failed = isError && rows.length === 0;
  const readBack = async () => {
    const { isFetchNextPageError: hasFailed } = await fetchNextPage();
    // The place where they read, from where the arrow keys go on; the button is above it now, or gone.
    if (!hasFailed) pane.current?.focus({ preventScroll: true });
  };
  return (
    <>
      <h2 className={css.with}>
        <Link to="/chat" className={css.back} aria-label={t('chat.back')}>
          <BackIcon />
        </Link>
        <Link to={`/profile?user=${other.id}`} className={css.person}>
          <Avatar name={other.name} src={other.avatar} color={other.profileIconColor} size={32} />
          <bdi>{other.name}</bdi>
        </Link>
      </h2>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard. */}
      <section className={css.scroll} ref={pane} tabIndex={0} aria-label={t('chat.messages', { name: other.name })}>
        {failed && (
          <ErrorState title={t('chat.failed')} retryLabel={shared('tryAgain')} onRetry={() => void refetch()} />
        )}
        {!isError && !data && <Skeleton height={320} label={shared('loading')} />}
        {hasNextPage && (
          <div className={css.earlier} ref={earlier}>
            {isFetchNextPageError && <p role="alert">{shared('moreFailed')}</p>}
            <Button
              variant="quiet"
              size="small"
              isBusy={isFetchingNextPage}
              onFocus={() => setIsAtButton(true)}
              onBlur={() => setIsAtButton(false)}
              onClick={() => void readBack()}
            >
              {t('chat.earlier')}
            </Button>
          </div>
        )}
        <MessageList messages={rows} />
      </section>
    </>
  );
}
