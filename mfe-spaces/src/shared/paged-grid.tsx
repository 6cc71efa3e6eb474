import { Paged, type PagedAnswer } from '@xana/remote-kit/paged';
import { Grid } from '@xana/ui-kit/grid';
import { Skeleton } from '@xana/ui-kit/skeleton';
import type { ReactNode } from 'react';
import { useText } from '../phrases/phrases.ts';

interface PagedGridProps<Row> {
  label: string;
  cardWidth: 'wide' | 'narrow' | 'person';
  answer: PagedAnswer<Row>;
  /** How an empty list fills, and where to begin. */
  whenEmpty?: { hint: string; action: ReactNode };
  card(row: Row): ReactNode;
}

const CELLS = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'];

/** Cards of a list that goes on as one scrolls. */
export function PagedGrid<Row>({ label, cardWidth, answer, whenEmpty, card }: PagedGridProps<Row>) {
  const t = useText();
  return (
    <Paged
      answer={answer}
      whenEmpty={whenEmpty}
      failedText={t('rail.failed', { rail: label })}
      skeleton={
        <div role="status" aria-label={t('rail.loading', { rail: label })}>
          <Grid cardWidth={cardWidth}>
            {CELLS.map((key) => (
              <Skeleton key={key} ratio={cardWidth === 'wide' ? '16 / 11' : '3 / 4'} />
            ))}
          </Grid>
        </div>
      }
    >
      {(rows) => (
        <Grid cardWidth={cardWidth} label={label}>
          {rows.map(card)}
        </Grid>
      )}
    </Paged>
  );
}
