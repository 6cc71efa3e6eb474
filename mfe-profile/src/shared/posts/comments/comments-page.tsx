import type { Comment } from '@xana/contracts/http/feeds/post';
import { sharedPhrases } from '@xana/i18n';
import { useFocusOnNewRows } from '@xana/remote-kit';
import type { PagedAnswer } from '@xana/remote-kit/paged';
import { Button } from '@xana/ui-kit/button';
import { Skeleton } from '@xana/ui-kit/skeleton';
import type { ReactNode } from 'react';
import * as styles from '../../styles.module.css';
import { useText } from './phrases/phrases.ts';
import * as css from './post-comments.module.css';

interface CommentsPageProps {
  answer: PagedAnswer<Comment>;
  label: string;
  moreLabel: string;
  children(comment: Comment): ReactNode;
}

/** A list of comments that grows by a button, so that the posts below it stay where they are. */
export function CommentsPage({ answer, label, moreLabel, children }: CommentsPageProps) {
  const t = useText();
  const shared = sharedPhrases.useText();
  const { rows, isPending, isError, hasNextPage, isFetchingNextPage, isFetchNextPageError } = answer;
  const focusOnNewRows = useFocusOnNewRows(rows.length);
  if (isPending) return <Skeleton height={72} label={shared('loading')} />;
  if (isError && rows.length === 0) {
    return (
      <p className={css.failed} role="alert">
        {t('failed')}
        <Button size="small" onClick={() => void answer.refetch()}>
          {shared('tryAgain')}
        </Button>
      </p>
    );
  }
  return (
    <>
      {rows.length > 0 && (
        <ul className={styles.rows} aria-label={label}>
          {distinct(rows).map((comment) => (
            <li key={comment.id}>{children(comment)}</li>
          ))}
        </ul>
      )}
      {hasNextPage && (
        <p className={css.more}>
          {isFetchNextPageError && <span role="alert">{shared('moreFailed')}</span>}
          <Button
            size="small"
            variant="quiet"
            isBusy={isFetchingNextPage}
            onClick={() => void answer.fetchNextPage()}
            {...focusOnNewRows}
          >
            {isFetchNextPageError ? shared('tryAgain') : moreLabel}
          </Button>
        </p>
      )}
    </>
  );
}

/** A comment that was added meanwhile shifts the pages by one row, which is then in two of them. */
const distinct = (rows: Comment[]): Comment[] => [...new Map(rows.map((row) => [row.id, row])).values()];
