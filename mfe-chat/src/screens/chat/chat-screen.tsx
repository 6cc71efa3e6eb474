import { getAllFriends } from '@xana/contracts/http/chat/conversations';
import { getMessageRequests } from '@xana/contracts/http/chat/message-requests';
import { sharedPhrases } from '@xana/i18n';
import { useErrorText } from '@xana/i18n/errors';
import { lazyPart, type RowOf, useOperation, useSearchParams } from '@xana/remote-kit';
import { ErrorState } from '@xana/ui-kit/error-state';
import { ChatIcon } from '@xana/ui-kit/icon';
import { Skeleton } from '@xana/ui-kit/skeleton';
import { type RefObject, Suspense, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useText } from '../../phrases/phrases.ts';
import * as css from './chat-screen.module.css';
import type { ChatTarget } from './conversation/chat-target.ts';
import { Conversation } from './conversation/conversation.tsx';
import { useChatTarget } from './conversation/use-chat-target.ts';
import { ConversationList } from './conversations/conversation-list.tsx';
import { RequestList } from './message-requests/request-list.tsx';
import { usePickerKey } from './people-picker/use-picker-key.ts';

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
