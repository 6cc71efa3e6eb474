import type { Message } from '@xana/contracts/http/chat/message';
import { useMember } from '@xana/session/react';
import { useCallback, useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { usePendingMessages } from '../../../shared/outbox/use-pending-messages.ts';
import { Composer } from '../composer/composer.tsx';
import { type ComposerMode, NEW_MESSAGE } from '../composer/composer-mode.ts';
import { RefusedBar } from '../composer/refused-bar.tsx';
import type { History } from '../history/create-history.ts';
import { HistoryPane } from '../history/history-pane.tsx';
import { useHistory } from '../history/use-history.ts';
import { useScrollAnchor } from '../history/use-scroll-anchor.ts';
import { useUnreadMarks } from '../history/use-unread-marks.ts';
import { useMarkChatRead } from '../mark-chat-read/use-mark-chat-read.ts';
import type { MessageActs } from '../message/message-acts.ts';
import { RequestBar } from '../message-requests/request-bar.tsx';
import type { ChatTarget } from './chat-target.ts';
import { ConversationTop } from './conversation-top.tsx';
import { TypingLine } from './typing-line.tsx';

export function Conversation({ target }: { target: ChatTarget }) {
  const { user, unreadCount, isRequest } = target;
  const memberId = useMember()?.id ?? 0;
  const history = useHistory(target);
  const view = useSyncExternalStore(history.subscribe, history.view);
  const pending = usePendingMessages(user.id);
  const isRefused = pending.some(({ failure }) => failure === 'MESSAGES_NOT_ALLOWED');
  const [mode, setMode] = useState<ComposerMode>(NEW_MESSAGE);
  const content = useMemo(() => [view.messages, pending, view.status], [view.messages, pending, view.status]);
  const scroll = useScrollAnchor(content, view.hasLater);
  useEffect(() => {
    if (scroll.isAtEnd) history.dropEarlier();
  }, [history, view.messages, scroll.isAtEnd]);
  const isReading = useIsPageVisible() && scroll.isAtEnd && view.status === 'ready';
  const marks = useUnreadMarks({ messages: view.messages, memberId, isReading });
  const conversationId = history.conversationId() ?? target.conversationId;
  const isLoaded = view.status === 'ready';
  const newestReceived = isReading ? newestOf(view.messages, user.id) : 0;
  // The sender of a request is not told that it was seen.
  useMarkChatRead({ conversationId: isRequest ? null : conversationId, unreadCount, isLoaded, newestReceived });
  useFirstUnreadInView(isLoaded, () => marks.divider !== null && scroll.scrollTo('divider'));

  const { found, jumpTo, unmark } = useJump(history, scroll.scrollTo);
  const acts = useMemo<MessageActs>(
    () => ({
      find: history.find,
      jumpTo,
      reply: (message) => setMode({ kind: 'reply', message }),
      edit: (message) => setMode({ kind: 'edit', message }),
      onChanged: history.receive,
      canAnswer: !isRequest,
    }),
    [history, jumpTo, isRequest],
  );
  const showSent = () => {
    unmark();
    setMode(NEW_MESSAGE);
    marks.hide();
    if (view.hasLater) void history.showNewest();
    scroll.scrollToEnd();
  };
  const editLast = () => {
    const last = view.messages.findLast(({ senderId, deletedAt }) => senderId === memberId && deletedAt === null);
    if (last) setMode({ kind: 'edit', message: last });
  };
  return (
    <>
      <ConversationTop target={target} conversationId={conversationId} onJump={jumpTo} onClose={unmark} />
      <HistoryPane
        user={user}
        history={history}
        view={view}
        pending={pending}
        scroll={scroll}
        divider={marks.divider}
        found={found}
        newCount={marks.newCount}
        acts={acts}
      />
      {isRequest && conversationId !== null ? (
        <RequestBar conversationId={conversationId} user={user} />
      ) : (
        <>
          <TypingLine user={user} conversationId={conversationId} />
          {isRefused && <RefusedBar user={user} />}
          {/* Keeps what is being typed. */}
          <div hidden={isRefused}>
            <Composer
              user={user}
              conversationId={conversationId}
              mode={mode}
              onMode={setMode}
              onSent={showSent}
              onRecall={editLast}
              onEdited={history.receive}
            />
          </div>
        </>
      )}
    </>
  );
}

const newestOf = (messages: readonly Message[], senderId: number): number =>
  messages.findLast((message) => message.senderId === senderId)?.seq ?? 0;

/** Shows the first unread message when the conversation is opened, and not when more arrive. */
function useFirstUnreadInView(isLoaded: boolean, show: () => void): void {
  const latest = useRef(show);
  latest.current = show;
  const wasLoaded = useRef(false);
  useEffect(() => {
    if (!isLoaded || wasLoaded.current) return;
    wasLoaded.current = true;
    latest.current();
  }, [isLoaded]);
}

/** Shows a message in its place in the conversation and marks it. */
function useJump(history: History, scrollTo: (key: string) => void) {
  const latest = useRef(scrollTo);
  latest.current = scrollTo;
  /** The `seq` of the message that was jumped to. */
  const [found, setFound] = useState<number | null>(null);
  const jumpTo = useCallback(
    (seq: number) => {
      void history.showAround(seq).then((isShown) => {
        if (!isShown) return;
        setFound(seq);
        latest.current(String(seq));
      });
    },
    [history],
  );
  const unmark = useCallback(() => setFound(null), []);
  return { found, jumpTo, unmark };
}

const useIsPageVisible = (): boolean =>
  useSyncExternalStore(subscribeVisibility, () => document.visibilityState === 'visible');

function subscribeVisibility(listener: () => void): () => void {
  document.addEventListener('visibilitychange', listener);
  return () => document.removeEventListener('visibilitychange', listener);
}
