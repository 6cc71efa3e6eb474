import { sharedPhrases } from '@xana/i18n';
import { Button } from '@xana/ui-kit/button';
import { EmptyState } from '@xana/ui-kit/empty-state';
import { ErrorState } from '@xana/ui-kit/error-state';
import { type ReactNode, useDeferredValue } from 'react';
import { useInView } from '../in-view/use-in-view.ts';
import * as css from './paged.module.css';

/** How far below the screen the next page is asked for. */
const AHEAD = '600px 0px';

/** What of `useOperationPages` shows on the screen. */
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
  /** What is said when nothing could be loaded. */
  failedText: string;
  /** Stands in the list's place until the first page is there. */
  skeleton: ReactNode;
  /** How an empty list fills, under «No data found», and where to begin. */
  whenEmpty?: { hint: string; action: ReactNode };
  children(rows: Row[]): ReactNode;
}

/**
 * A list of `useOperationPages` in the state that it is in. It goes on as one scrolls; the button does the same for a
 * keyboard, and tries again after a failure.
 */
export function Paged<Row>({ answer, failedText, skeleton, whenEmpty, children }: PagedProps<Row>) {
  const shared = sharedPhrases.useText();
  // Many cards at once are drawn in between of what the reader does, never instead of it.
  const { rows, isPending, isError, hasNextPage } = useDeferredValue(answer);
  if (isPending) return skeleton;
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
          // Read from the current answer: the deferred one may skip the state in which a page is being fetched.
          isBusy={answer.isFetchingNextPage || answer.rows.length !== rows.length}
          hasFailed={answer.isFetchNextPageError}
          onMore={() => void answer.fetchNextPage()}
        />
      )}
    </div>
  );
}

interface MoreProps {
  rowCount: number;
  isBusy: boolean;
  hasFailed: boolean;
  onMore(): void;
}

function More({ rowCount, isBusy, hasFailed, onMore }: MoreProps) {
  const shared = sharedPhrases.useText();
  const place = useInView<HTMLDivElement>({
    margin: AHEAD,
    isEnabled: !isBusy && !hasFailed,
    rowCount,
    onInView: onMore,
  });
  return (
    <div className={css.more} ref={place}>
      {hasFailed && <p role="alert">{shared('moreFailed')}</p>}
      <Button variant="quiet" isBusy={isBusy} onClick={onMore}>
        {shared(hasFailed ? 'tryAgain' : 'showMore')}
      </Button>
    </div>
  );
}
