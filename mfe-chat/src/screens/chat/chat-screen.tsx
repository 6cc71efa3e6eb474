import { getAllFriends, getConversation } from '@xana/contracts/http/chat/conversations';
import { getMessageRequests } from '@xana/contracts/http/chat/message-requests';
import { sharedPhrases } from '@xana/i18n';
import { useErrorText } from '@xana/i18n/errors';
import { lazyPart, type RowOf, useOperation, useSearchParams } from '@xana/remote-kit';
import { ErrorState } from '@xana/ui-kit/error-state';
import { ChatIcon } from '@xana/ui-kit/icon';
import { Skeleton } from '@xana/ui-kit/skeleton';
import { type RefObject, Suspense, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useText } from '../../phrases/phrases.ts';
import * as css from './chat-screen.module.css';
import type { ChatTarget } from './conversation/chat-target.ts';
import { Conversation } from './conversation/conversation.tsx';
import { ConversationList } from './conversations/conversation-list.tsx';
import { RequestList } from './message-requests/request-list.tsx';

const PeoplePicker = lazyPart(() =>
  import('./people-picker/people-picker.tsx').then(({ PeoplePicker }) => PeoplePicker),
);

/** The conversations and the open one (`?with=` or `?user=`), side by side from 768 px, otherwise one of the two. */
export function ChatScreen() {
  const t = useText();
  const shared = sharedPhrases.useText();
  const errorText = useErrorText();
  const { data, isError, refetch } = useOperation(getAllFriends, {});
  const requests = useOperation(getMessageRequests, {});
  const [query] = useSearchParams();
  const isRequestList = query.get('view') === 'requests';
  const known = useMemo(() => data && toTargets(data.rows, requests.data?.rows ?? []), [data, requests.data]);
  const { target, isLoading, error, retry } = useChatTarget(known);
  const chat = useTopOffset(data !== undefined);
  const [isPicking, setIsPicking] = useState(false);
  usePickerKey(() => setIsPicking(true));
  if (isError && !data)
    return <ErrorState title={t('chat.failed')} retryLabel={shared('tryAgain')} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton height={480} label={shared('loading')} />;
  return (
    <div className={css.chat} ref={chat} data-open={target !== undefined || isLoading || error !== null}>
      <section className={css.list} aria-labelledby="conversations">
        {isRequestList ? (
          <RequestList requests={requests} openUserId={target?.user.id} />
        ) : (
          <ConversationList
            conversations={data.rows}
            requestCount={requests.data?.count ?? 0}
            openUserId={target?.user.id}
            onWrite={() => setIsPicking(true)}
          />
        )}
      </section>
      <section className={css.pane}>
        {target && <Conversation key={target.user.id} target={target} />}
        {isLoading && <Skeleton height={320} label={shared('loading')} />}
        {error && <ErrorState title={errorText(error)} retryLabel={shared('tryAgain')} onRetry={retry} />}
        {!target && !isLoading && !error && (
          <p className={css.nothing}>
            <ChatIcon size={32} />
            {t('chat.choose')}
          </p>
        )}
      </section>
      {isPicking && (
        <Suspense>
          <PeoplePicker onClose={() => setIsPicking(false)} />
        </Suspense>
      )}
    </div>
  );
}

type Row = RowOf<typeof getAllFriends>;

const toTargets = (conversations: readonly Row[], requests: readonly Row[]): ChatTarget[] => [
  ...conversations.map((row) => ({ ...row, isRequest: false })),
  ...requests.map((row) => ({ ...row, isRequest: true })),
];

/**
 * Gives an element its distance from the top of the page as `--top`, from which its style sheet derives the height that is left.
 *
 * @param isShown whether the element is rendered
 */
function useTopOffset(isShown: boolean): RefObject<HTMLDivElement | null> {
  const element = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (!isShown) return;
    const measure = () => {
      const top = (element.current?.getBoundingClientRect().top ?? 0) + window.scrollY;
      element.current?.style.setProperty('--top', `${top}px`);
    };
    measure();
    // The body grows by what appears above the element: the banner of a lost connection.
    const sizes = new ResizeObserver(measure);
    sizes.observe(document.body);
    return () => sizes.disconnect();
  }, [isShown]);
  return element;
}

/**
 * The conversation that the address names: `?with=` is the id of a conversation, `?user=` the id of a user, with whom it may
 * not have begun.
 */
function useChatTarget(conversations: readonly ChatTarget[] | undefined) {
  const [query] = useSearchParams();
  const withId = query.get('with');
  const userId = readId(query.get('user'));
  const known = conversations?.find(({ conversationId, user }) =>
    withId === null ? user.id === userId : String(conversationId) === withId,
  );
  const isNeeded = conversations !== undefined && !known && withId === null && userId !== null;
  const { data, error, refetch } = useOperation(getConversation, { userId: userId ?? 1 }, { isEnabled: isNeeded });
  const found = isNeeded && data ? { ...data, unreadCount: 0 } : undefined;
  return {
    target: (known ?? found) satisfies ChatTarget | undefined,
    isLoading: isNeeded && !data && !error,
    error: isNeeded ? error : null,
    retry: () => void refetch(),
  };
}

function readId(text: string | null): number | null {
  const id = Number(text);
  return text !== null && Number.isSafeInteger(id) && id > 0 && id <= 999_999_999 ? id : null;
}

/** Ctrl+K or Cmd+K, as other messengers open their list of people. */
function usePickerKey(open: () => void): void {
  const latest = useRef(open);
  latest.current = open;
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const isShortcut = event.key.toLowerCase() === 'k' && (event.ctrlKey || event.metaKey);
      if (!isShortcut || event.altKey || event.shiftKey || event.isComposing) return;
      event.preventDefault();
      latest.current();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
}
