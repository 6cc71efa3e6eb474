import type { Message } from '@xana/contracts/http/chat/message';
import { sharedPhrases } from '@xana/i18n';
import { useInView } from '@xana/remote-kit';
import { Button } from '@xana/ui-kit/button';
import { EmptyState } from '@xana/ui-kit/empty-state';
import { ErrorState } from '@xana/ui-kit/error-state';
import { LiveRegion } from '@xana/ui-kit/live-region';
import { Skeleton } from '@xana/ui-kit/skeleton';
import { type KeyboardEvent, useState } from 'react';
import { useText } from '../../../phrases/phrases.ts';
import type { PendingMessage } from '../../../shared/outbox/pending-message.ts';
import type { ChatTarget } from '../conversation/chat-target.ts';
import type { MessageActs } from '../message/message-acts.ts';
import type { History, HistoryView } from './create-history.ts';
import * as css from './history.module.css';
import { MessageList } from './message-list.tsx';
import { NewestButton } from './newest-button.tsx';
import { useAnnouncement } from './use-announcement.ts';
import type { useScrollAnchor } from './use-scroll-anchor.ts';

interface HistoryPaneProps {
  user: ChatTarget['user'];
  history: History;
  view: HistoryView;
  pending: readonly PendingMessage[];
  scroll: ReturnType<typeof useScrollAnchor>;
  divider: number | null;
  /** The `seq` of the message that was jumped to. */
  found: number | null;
  newCount: number;
  acts: MessageActs;
}

/** The messages, the newest at the bottom. Scrolling up loads earlier ones. */
export function HistoryPane({
  user,
  history,
  view,
  pending,
  scroll,
  divider,
  found,
  newCount,
  acts,
}: HistoryPaneProps) {
  const t = useText();
  const shared = sharedPhrases.useText();
  const announcement = useAnnouncement(user);
  const later = useInView<HTMLDivElement>({
    margin: '0px',
    isEnabled: view.hasLater,
    rowCount: lastSeq(view.messages),
    onInView: () => void history.showLater(),
  });
  const isEmpty = view.status === 'ready' && view.messages.length === 0 && pending.length === 0;
  const showNewest = () => {
    void history.showNewest();
    scroll.scrollToEnd();
  };
  return (
    <div className={css.pane}>
      <div
        role="log"
        // The live region announces new messages; this one would read out earlier messages too.
        aria-live="off"
        className={css.scroll}
        ref={scroll.pane}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable area must be reachable by keyboard.
        tabIndex={0}
        aria-label={t('chat.messages', { name: user.name })}
        onKeyDown={moveBetweenMessages}
      >
        <div className={css.content}>
          {view.status === 'failed' && (
            <ErrorState
              title={t('history.failed')}
              retryLabel={shared('tryAgain')}
              onRetry={() => void history.reload()}
            />
          )}
          {view.status === 'loading' && <Skeleton height={320} label={shared('loading')} />}
          {isEmpty && <EmptyState text={t('chat.begin', { name: user.name })} hint={t('chat.beginHint')} />}
          {view.status === 'ready' && view.hasEarlier && (
            <Earlier
              history={history}
              view={view}
              onLoaded={() => scroll.pane.current?.focus({ preventScroll: true })}
            />
          )}
          <MessageList view={view} pending={pending} user={user} divider={divider} found={found} acts={acts} />
          {view.hasLater && <div ref={later} className={css.later} />}
        </div>
      </div>
      {!scroll.isAtEnd && view.status === 'ready' && <NewestButton count={newCount} onPress={showNewest} />}
      <LiveRegion text={announcement} />
    </div>
  );
}

const lastSeq = (messages: readonly Message[]) => messages.at(-1)?.seq ?? 0;

function Earlier({ history, view, onLoaded }: { history: History; view: HistoryView; onLoaded(): void }) {
  const t = useText();
  const shared = sharedPhrases.useText();
  // Automatic loading stops while the button has the focus, because new messages would move it away.
  const [isAtButton, setIsAtButton] = useState(false);
  const earlier = useInView<HTMLDivElement>({
    margin: '0px',
    isEnabled: view.earlier === 'idle' && !isAtButton,
    rowCount: view.messages[0]?.seq ?? 0,
    onInView: () => void history.showEarlier(),
  });
  const load = async () => {
    await history.showEarlier();
    // The focus stays in the pane, where the arrow keys scroll; the button has moved up or is gone.
    if (history.view().earlier !== 'failed') onLoaded();
  };
  return (
    <div className={css.earlier} ref={earlier}>
      {view.earlier === 'failed' && <p role="alert">{shared('moreFailed')}</p>}
      <Button
        variant="quiet"
        size="small"
        isBusy={view.earlier === 'loading'}
        onFocus={() => setIsAtButton(true)}
        onBlur={() => setIsAtButton(false)}
        onClick={() => void load()}
      >
        {t('chat.earlier')}
      </Button>
    </div>
  );
}

/** Arrow keys move from message to message while one has the focus. */
function moveBetweenMessages(event: KeyboardEvent<HTMLDivElement>): void {
  const current = (event.target as Element).closest('[data-message]');
  if (!current || event.target !== current) return;
  const rows = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-message]')];
  const index = rows.indexOf(current as HTMLElement);
  const next = { ArrowUp: rows[index - 1], ArrowDown: rows[index + 1], Home: rows[0], End: rows.at(-1) }[event.key];
  if (!next) return;
  event.preventDefault();
  next.focus();
}
