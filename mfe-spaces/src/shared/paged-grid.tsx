import { sharedPhrases } from '@xana/i18n';
import { Button } from '@xana/ui-kit/button';
import { EmptyState } from '@xana/ui-kit/empty-state';
import { ErrorState } from '@xana/ui-kit/error-state';
import { Grid } from '@xana/ui-kit/grid';
import { Skeleton } from '@xana/ui-kit/skeleton';
import { type ReactNode, useEffect, useRef } from 'react';
import { useText } from '../phrases/phrases.ts';
import * as css from './paged-grid.module.css';

/** How far below the screen the next page is asked for. */
const AHEAD = '600px 0px';

interface PagedGridProps<Row> {
  label: string;
  cardWidth: 'wide' | 'narrow' | 'person';
  answer: {
    rows: Row[];
    isPending: boolean;
    isError: boolean;
    hasNextPage: boolean;
    isFetchingNextPage: boolean;
    isFetchNextPageError: boolean;
    refetch(): unknown;
    fetchNextPage(): unknown;
  };
  card(row: Row): ReactNode;
}

/** A grid that goes on as one scrolls; the button does the same for a keyboard, and tries again after a failure. */
export function PagedGrid<Row>({ label, cardWidth, answer, card }: PagedGridProps<Row>) {
  const t = useText();
  const shared = sharedPhrases.useText();
  const { rows, isPending, isError, hasNextPage, isFetchingNextPage, isFetchNextPageError } = answer;
  if (isPending) return <GridSkeleton cardWidth={cardWidth} label={t('rail.loading', { rail: label })} />;
  if (isError && rows.length === 0) {
    return (
      <ErrorState
        title={shared('noData')}
        text={t('rail.failed', { rail: label })}
        retryLabel={shared('tryAgain')}
        onRetry={() => void answer.refetch()}
      />
    );
  }
  if (rows.length === 0) return <EmptyState text={shared('noData')} />;
  return (
    <div className={css.paged}>
      <Grid cardWidth={cardWidth} label={label}>
        {rows.map(card)}
      </Grid>
      {hasNextPage && (
        <More isBusy={isFetchingNextPage} hasFailed={isFetchNextPageError} onMore={() => void answer.fetchNextPage()} />
      )}
    </div>
  );
}

function More({ isBusy, hasFailed, onMore }: { isBusy: boolean; hasFailed: boolean; onMore(): void }) {
  const t = useText();
  const shared = sharedPhrases.useText();
  const place = useRef<HTMLDivElement>(null);
  const more = useRef(onMore);
  more.current = onMore;
  useEffect(() => {
    if (isBusy || hasFailed || !place.current) return;
    const observer = new IntersectionObserver(
      (seen) => seen.some(({ isIntersecting }) => isIntersecting) && more.current(),
      { rootMargin: AHEAD },
    );
    observer.observe(place.current);
    return () => observer.disconnect();
  }, [isBusy, hasFailed]);
  return (
    <div className={css.more} ref={place}>
      {hasFailed && <p role="alert">{t('grid.moreFailed')}</p>}
      <Button variant="quiet" isBusy={isBusy} onClick={onMore}>
        {hasFailed ? shared('tryAgain') : t('grid.more')}
      </Button>
    </div>
  );
}

const CELLS = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'];

function GridSkeleton({ cardWidth, label }: { cardWidth: 'wide' | 'narrow' | 'person'; label: string }) {
  return (
    <div role="status" aria-label={label}>
      <Grid cardWidth={cardWidth}>
        {CELLS.map((key) => (
          <Skeleton key={key} ratio={cardWidth === 'wide' ? '16 / 11' : '3 / 4'} />
        ))}
      </Grid>
    </div>
  );
}
