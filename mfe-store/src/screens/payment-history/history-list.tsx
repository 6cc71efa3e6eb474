import { sharedPhrases } from '@xana/i18n';
import { Paged, type PagedAnswer } from '@xana/remote-kit/paged';
import { Skeleton } from '@xana/ui-kit/skeleton';
import { Fragment, type ReactNode } from 'react';
import * as css from './history-list.module.css';
import { useText } from './phrases/phrases.ts';

export const PAGE_SIZE = 20;

interface HistoryListProps<Row> {
  label: string;
  emptyHint: string;
  answer: PagedAnswer<Row>;
  /** One or several `HistoryRow`. */
  children(row: Row): ReactNode;
}

const SKELETON_KEYS = ['a', 'b', 'c'];

/** The rows of a period while they load, when they fail, and when there are none. */
export function HistoryList<Row extends { id: number }>({ label, emptyHint, answer, children }: HistoryListProps<Row>) {
  const t = useText();
  const shared = sharedPhrases.useText();
  return (
    <Paged
      answer={answer}
      failedText={t('failed')}
      whenEmpty={{ hint: emptyHint, action: null }}
      skeleton={
        <div className={css.rows} role="status" aria-label={shared('loading')}>
          {SKELETON_KEYS.map((key) => (
            <Skeleton key={key} height={64} />
          ))}
        </div>
      }
    >
      {(rows) => (
        <ul className={css.rows} aria-label={label}>
          {rows.map((row) => (
            <Fragment key={row.id}>{children(row)}</Fragment>
          ))}
        </ul>
      )}
    </Paged>
  );
}
