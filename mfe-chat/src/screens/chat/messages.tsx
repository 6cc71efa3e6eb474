import { getFriendsChat } from '@xana/contracts/http/chat/get-friends-chat';
import type { UserSummary } from '@xana/contracts/http/users/user';
import type { OutputOf } from '@xana/contracts/operation';
import { sharedPhrases } from '@xana/i18n';
import { useFormats } from '@xana/i18n/formats';
import { Link, useInView, useOperationPages } from '@xana/remote-kit';
import { UserText } from '@xana/remote-kit/user-text';
import { useMember } from '@xana/session/react';
import { Avatar } from '@xana/ui-kit/avatar';
import { Button } from '@xana/ui-kit/button';
import { ErrorState } from '@xana/ui-kit/error-state';
import { BackIcon } from '@xana/ui-kit/icon';
import { Skeleton } from '@xana/ui-kit/skeleton';
import { Fragment, useState } from 'react';
import { useText } from '../../phrases/phrases.ts';
import * as css from './chat-screen.module.css';
import { useScrollAnchor } from './use-scroll-anchor.ts';

const PAGE_SIZE = 30;

/** One conversation, the newest message at the bottom. Scrolling up loads earlier messages. */
export function Messages({ conversationId, other }: { conversationId: number; other: UserSummary }) {
  const t = useText();
  const shared = sharedPhrases.useText();
  const answer = useOperationPages(getFriendsChat, (page) => ({ id: conversationId, page, limit: PAGE_SIZE }));
  const { rows, data, isError, refetch, hasNextPage, fetchNextPage, isFetchingNextPage, isFetchNextPageError } = answer;
  const pane = useScrollAnchor(rows);
  // Automatic loading stops while the button has the focus, because new messages would move it away.
  const [isAtButton, setIsAtButton] = useState(false);
  const earlier = useInView<HTMLDivElement>({
    margin: '0px',
    isEnabled: hasNextPage && !isFetchingNextPage && !isFetchNextPageError && !isAtButton,
    rowCount: rows.length,
    onInView: () => void fetchNextPage(),
  });
  const failed = isError && rows.length === 0;
  const loadEarlier = async () => {
    const { isFetchNextPageError: hasFailed } = await fetchNextPage();
    // The focus stays in the pane, where the arrow keys scroll; the button has moved up or is gone.
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
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable area must be reachable by keyboard. */}
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
              onClick={() => void loadEarlier()}
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

type Message = OutputOf<typeof getFriendsChat>['rows'][number];

/** The oldest message first, with a line before each new day. @param messages the newest first, as they are fetched */
function MessageList({ messages }: { messages: readonly Message[] }) {
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
