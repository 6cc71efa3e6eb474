import { sharedPhrases } from '@xana/i18n';
import { Link } from '@xana/remote-kit';
import { Rail, railActionClass } from '@xana/ui-kit/rail';
import type { ReactNode } from 'react';
import { useText } from '../phrases/phrases.ts';

interface RailOfProps<Row> {
  title: string;
  /** Where all of them are. */
  all?: string;
  cardWidth: 'wide' | 'narrow' | 'person';
  answer: { data?: { rows: Row[] }; isError: boolean; refetch(): unknown };
  /** How an empty row fills, and where to begin. */
  whenEmpty?: { hint: string; action: ReactNode };
  card(row: Row, index: number): ReactNode;
}

/** A rail in the state that its answer is in. */
export function RailOf<Row>({
  title,
  all,
  cardWidth,
  answer: { data, isError, refetch },
  whenEmpty,
  card,
}: RailOfProps<Row>) {
  const t = useText();
  const shared = sharedPhrases.useText();
  const state = isError ? 'error' : data === undefined ? 'loading' : data.rows.length === 0 ? 'empty' : 'ready';
  return (
    <Rail
      title={title}
      action={
        all && (
          <Link className={railActionClass()} to={all} aria-label={t('rail.allOf', { rail: title })}>
            {t('rail.all')}
          </Link>
        )
      }
      state={state}
      cardWidth={cardWidth}
      onRetry={() => void refetch()}
      whenEmpty={whenEmpty}
      texts={{
        empty: shared('noData'),
        error: t('rail.failed', { rail: title }),
        tryAgain: shared('tryAgain'),
        loading: t('rail.loading', { rail: title }),
        previous: shared('previous'),
        next: shared('next'),
      }}
    >
      {data?.rows.map(card)}
    </Rail>
  );
}
