import { sharedPhrases } from '@xana/i18n';
import { useConnection } from '@xana/session/react';
import { Button } from '@xana/ui-kit/button';
import { EmptyState } from '@xana/ui-kit/empty-state';
import { ErrorState } from '@xana/ui-kit/error-state';
import { type ReactNode, useDeferredValue, useEffect, useRef } from 'react';
import { skeletonOf } from '../answer/answer.tsx';
import { useInView } from '../in-view/use-in-view.ts';
import * as css from './paged.module.css';
import { useFocusOnNewRows } from './use-focus-on-new-rows.ts';

const AHEAD_PX = 600;

/** The used subset of `useOperationPages`. */
export interface PagedAnswer<Row> {
  rows: Row[];
  isPending: boolean;
  isError: boolean;
  hasNextPage: boolean;
  isFetchingNextPage: boolean;
  isFetchNextPageError: boolean;
  refetch(): unknown;
  fetchNextPage(): unknown;
}

interface PagedProps<Row> {
  answer: PagedAnswer<Row>;
  /** The error text when the first page fails. */
  failedText: string;
  /** Shown until the first page is loaded. A number is the height of a plain one in CSS pixels. */
  skeleton: ReactNode;
  /** Hint and action of an empty list. */
  whenEmpty?: { hint: string; action: ReactNode };
  /** How far below the viewport the next page is requested, in CSS pixels. */
  aheadPx?: number;
  children(rows: Row[]): ReactNode;
}

/**
 * Renders a list of `useOperationPages` in its current state. It loads the next page on scroll; the button does the same
 * for keyboard users, whose focus goes on to the new rows, and retries after a failure.
 */
export function Paged<Row>({ answer, failedText, skeleton, whenEmpty, aheadPx = AHEAD_PX, children }: PagedProps<Row>) {
  const shared = sharedPhrases.useText();
  // Deferred, so that rendering many cards does not block input.
  const { rows, isPending, isError, hasNextPage } = useDeferredValue(answer);
  const focusOnNewRows = useFocusOnNewRows(rows.length);
  if (isPending) return skeletonOf(skeleton, shared('loading'));
  if (isError && rows.length === 0) {
    return (
      <ErrorState
        title={shared('noData')}
        text={failedText}
        retryLabel={shared('tryAgain')}
        onRetry={() => void answer.refetch()}
      />
    );
  }
  if (rows.length === 0) return <EmptyState text={shared('noData')} {...whenEmpty} />;
  return (
    <div className={css.paged}>
      {children(rows)}
      {hasNextPage && (
        <More
          rowCount={rows.length}
          aheadPx={aheadPx}
          // Read from the current answer, because the deferred one may skip the fetching state.
          isBusy={answer.isFetchingNextPage || answer.rows.length !== rows.length}
          hasFailed={answer.isFetchNextPageError}
          onMore={() => void answer.fetchNextPage()}
          focusOnNewRows={focusOnNewRows}
        />
      )}
    </div>
  );
}

interface MoreProps {
  rowCount: number;
  aheadPx: number;
  isBusy: boolean;
  hasFailed: boolean;
  onMore(): void;
  focusOnNewRows: ReturnType<typeof useFocusOnNewRows>;
}

function More({ rowCount, aheadPx, isBusy, hasFailed, onMore, focusOnNewRows }: MoreProps) {
  const shared = sharedPhrases.useText();
  const element = useInView<HTMLDivElement>({
    margin: `${aheadPx}px 0px`,
    isEnabled: !isBusy && !hasFailed,
    rowCount,
    onInView: onMore,
  });
  useRetryOnRecovery(hasFailed, onMore);
  return (
    <div className={css.more} ref={element}>
      {hasFailed && <p role="alert">{shared('moreFailed')}</p>}
      <Button variant="quiet" isBusy={isBusy} onClick={onMore} {...focusOnNewRows}>
        {shared(hasFailed ? 'tryAgain' : 'showMore')}
      </Button>
    </div>
  );
}

function useRetryOnRecovery(hasFailed: boolean, retry: () => void): void {
  const { recoveries } = useConnection();
  const before = useRef(recoveries);
  useEffect(() => {
    if (before.current === recoveries) return;
    before.current = recoveries;
    if (hasFailed) retry();
  });
}
