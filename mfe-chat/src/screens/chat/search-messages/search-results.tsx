import type { searchMessages } from '@xana/contracts/http/chat/message-history';
import type { UserSummary } from '@xana/contracts/http/users/user';
import { sharedPhrases } from '@xana/i18n';
import { useFormats } from '@xana/i18n/formats';
import { type RowOf, useFocusOnNewRows } from '@xana/remote-kit';
import { MarkedText } from '@xana/remote-kit/marked-text';
import { Button } from '@xana/ui-kit/button';
import { ErrorState } from '@xana/ui-kit/error-state';
import { RelativeTime } from '@xana/ui-kit/relative-time';
import { Skeleton } from '@xana/ui-kit/skeleton';
import { useText } from '../../../phrases/phrases.ts';
import * as css from './search-messages.module.css';

interface SearchResultsProps {
  found: {
    rows: RowOf<typeof searchMessages>[];
    isPending: boolean;
    isError: boolean;
    hasNextPage: boolean;
    isFetchingNextPage: boolean;
    fetchNextPage(): unknown;
    refetch(): unknown;
  };
  searched: string;
  user: UserSummary;
  chosen: number;
  onChoose(index: number): void;
}

/** The found messages with the text around the match; a click shows one in its place. */
export function SearchResults({ found, searched, user, chosen, onChoose }: SearchResultsProps) {
  const t = useText();
  const shared = sharedPhrases.useText();
  const formats = useFormats();
  const focusOnNewRows = useFocusOnNewRows(found.rows.length);
  if (found.isError && found.rows.length === 0)
    return (
      <ErrorState title={t('search.failed')} retryLabel={shared('tryAgain')} onRetry={() => void found.refetch()} />
    );
  if (found.isPending) return <Skeleton height={96} label={shared('loading')} />;
  if (found.rows.length === 0) return <p className={css.none}>{t('search.none')}</p>;
  return (
    <ul className={css.results} aria-label={t('search.results')}>
      {found.rows.map((message, index) => (
        <li key={message.id}>
          <button
            type="button"
            className={css.result}
            aria-current={index === chosen ? 'true' : undefined}
            onClick={() => onChoose(index)}
          >
            <span className={css.who}>
              <bdi>{message.senderId === user.id ? user.name : t('message.you')}</bdi>
              <RelativeTime at={message.createdAt} format={formats.relativeTime} formatFull={formats.dateTime} />
            </span>
            <bdi className={css.excerpt}>
              <MarkedText text={message.body} search={searched} isExcerpt />
            </bdi>
          </button>
        </li>
      ))}
      {found.hasNextPage && (
        <li>
          <Button
            variant="quiet"
            size="small"
            isBusy={found.isFetchingNextPage}
            onClick={() => void found.fetchNextPage()}
            {...focusOnNewRows}
          >
            {t('search.more')}
          </Button>
        </li>
      )}
    </ul>
  );
}
