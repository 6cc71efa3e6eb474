import { getAllSpaces } from '@xana/contracts/http/spaces/space-lists';
import { useFormats } from '@xana/i18n/formats';
import { lazyWhenIdle, useMemberAction, useOperationPages } from '@xana/remote-kit';
import { useSeesAsVisitor } from '@xana/session/react';
import { Button } from '@xana/ui-kit/button';
import { EmptyState } from '@xana/ui-kit/empty-state';
import { LiveRegion } from '@xana/ui-kit/live-region';
import { Skeleton } from '@xana/ui-kit/skeleton';
import { Suspense, useState } from 'react';
import { useText as useSpacesText } from '../../phrases/phrases.ts';
import { PagedGrid } from '../../shared/paged-grid.tsx';
import { SpaceCard } from '../../shared/space-card.tsx';
import { useEmptyResults } from './empty-results.tsx';
import { type ExploreFilter, isOwnList } from './explore-filter.ts';
import * as css from './explore-screen.module.css';
import { useText } from './phrases/phrases.ts';
import { spaceQueryOf } from './space-query.ts';

const SpaceFilters = lazyWhenIdle(async () => (await import('./space-filters.tsx')).SpaceFilters);

/** Three rows on a wide screen, and few enough for a slow phone to render at once. */
const PAGE_SIZE = 12;

interface SpaceResultsProps {
  kind: 'space' | 'game';
  filter: ExploreFilter;
  onChoose(change: Partial<ExploreFilter>): void;
}

/** Spaces or games of one list, filtered by tags. */
export function SpaceResults({ kind, filter, onChoose }: SpaceResultsProps) {
  const isVisitor = useSeesAsVisitor();
  const { list } = filter;
  const query = spaceQueryOf(filter, kind, isVisitor);
  const needsLogin = isOwnList(list) && isVisitor;
  return (
    <div className={css.results}>
      <div className={css.choice}>
        <Suspense fallback={<Skeleton height="2.75rem" width="100%" />}>
          <SpaceFilters query={query} filter={filter} hasTags={!needsLogin} onChoose={onChoose} />
        </Suspense>
      </div>
      {needsLogin ? <LogInForList list={list} /> : <Listed kind={kind} filter={filter} onChoose={onChoose} />}
    </div>
  );
}

function Listed({ kind, filter, onChoose }: SpaceResultsProps) {
  const spaces = useSpacesText();
  const query = spaceQueryOf(filter, kind, useSeesAsVisitor());
  const answer = useOperationPages(getAllSpaces, (pageNumber) => ({
    pageNumber,
    pageSize: PAGE_SIZE,
    ...query.list,
  }));
  const whenEmpty = useEmptyResults({ kind, filter, onChoose });
  return (
    <>
      <ResultCount
        kind={kind}
        count={answer.isSuccess ? answer.count : null}
        isFiltered={filter.tags.length > 0}
        onClear={() => onChoose({ tags: [] })}
      />
      <PagedGrid
        label={spaces(kind === 'game' ? 'explore.tab.games' : 'explore.tab.spaces')}
        cardWidth="wide"
        answer={answer}
        whenEmpty={whenEmpty}
        card={(space) => <SpaceCard key={space.id} space={space} />}
      />
    </>
  );
}

/** In place of a list that only members have. It appears after the login. */
function LogInForList({ list }: { list: 'mine' | 'favourites' }) {
  const t = useText();
  const asMember = useMemberAction(list);
  return (
    <EmptyState
      text={t(`login.${list}`)}
      action={<Button onClick={() => asMember(() => undefined)}>{t('login.do')}</Button>}
    />
  );
}

interface ResultCountProps {
  kind: 'space' | 'game';
  /** Null while it is not known. */
  count: number | null;
  isFiltered: boolean;
  onClear(): void;
}

/** The number of results, announced when it changes, and a button that removes all tags. */
function ResultCount({ kind, count, isFiltered, onClear }: ResultCountProps) {
  const t = useText();
  const formats = useFormats();
  // The former number stays while the next one loads.
  const [shown, setShown] = useState(count);
  if (count !== null && count !== shown) setShown(count);
  const text = shown === null ? '' : t(`found.${kind}s`, { count: shown, number: formats.number(shown) });
  return (
    <div className={css.summary}>
      <p className={css.found} aria-hidden="true">
        {text}
      </p>
      <LiveRegion text={text} />
      {isFiltered && (
        <Button variant="quiet" size="small" onClick={onClear}>
          {t('clear')}
        </Button>
      )}
    </div>
  );
}
