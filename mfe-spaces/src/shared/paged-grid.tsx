import { Paged, type PagedAnswer } from '@xana/remote-kit/paged';
import { Grid } from '@xana/ui-kit/grid';
import { Skeleton } from '@xana/ui-kit/skeleton';
import type { ReactNode } from 'react';
import { useText } from '../phrases/phrases.ts';

interface PagedGridProps<Row> {
  label: string;
  cardWidth: 'wide' | 'narrow' | 'person';
  answer: PagedAnswer<Row>;
  /** Explains how an empty list fills, with a link to start. */
  whenEmpty?: { hint: string; action: ReactNode };
  card(row: Row): ReactNode;
}

const SKELETON_KEYS = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'];

/** An infinite list of cards. */
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
            {SKELETON_KEYS.map((key) => (
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
