import { favouriteChanged } from '@xana/contracts/events/spaces';
import { searchAll } from '@xana/contracts/http/search/search-all';
import { sharedPhrases } from '@xana/i18n';
import { useBus, useOperation, useRefresh } from '@xana/remote-kit';
import { ErrorState } from '@xana/ui-kit/error-state';
import { Skeleton } from '@xana/ui-kit/skeleton';
import { Tabs } from '@xana/ui-kit/tabs';
import { useEffect } from 'react';
import { useText } from '../../shared/search/phrases/phrases.ts';
import { rememberSearch } from '../../shared/search/recent-searches.ts';
import { NothingFound } from './nothing-found.tsx';
import { AllHits, HitsOfType } from './search-hits.tsx';
import { TaggedContent, useTaggedContent } from './tagged-content.tsx';

export const TABS = ['all', 'world', 'profile', 'nft', 'collection'] as const;
export type Tab = (typeof TABS)[number];
/** Neither NFTs nor collections have tags. */
const TAG_TABS: readonly Tab[] = ['all', 'world', 'profile'];
const PAGE_SIZE = 20;

interface SearchResultsProps {
  query: string;
  /** The query with the label of a tag. */
  shown: string;
  tab: Tab;
  onTab(tab: Tab): void;
}

/** The results by type. For a tag also its events and posts. */
export function SearchResults({ query, shown, tab, onTab }: SearchResultsProps) {
  const t = useText();
  const shared = sharedPhrases.useText();
  const { data, isError, refetch } = useOperation(searchAll, { name: query, pageNumber: 1, pageSize: PAGE_SIZE });
  const tagged = useTaggedContent(query);
  const bus = useBus();
  const refresh = useRefresh();
  useEffect(() => bus.subscribe(favouriteChanged, () => void refresh(searchAll)), [bus, refresh]);
  useEffect(() => {
    if (data) rememberSearch(shown);
  }, [data, shown]);
  if (isError || tagged.isError) {
    return (
      <ErrorState
        title={shared('noData')}
        text={t('failed')}
        retryLabel={shared('tryAgain')}
        onRetry={() => {
          if (isError) void refetch();
          tagged.retry();
        }}
      />
    );
  }
  if (!data || tagged.isLoading) return <Skeleton height={360} label={shared('loading')} />;
  const { counts, paginatedResults } = data;
  const total = Object.values(counts).reduce((sum, count) => sum + count, 0);
  if (total + tagged.count === 0) return <NothingFound query={shown} />;
  const { tag, events, postCount } = tagged;
  const content = tag !== null && <TaggedContent tag={tag} events={events} postCount={postCount} />;
  if (total === 0) return content;
  const countOf = (id: Tab) => (id === 'all' ? total + tagged.count : counts[id]);
  return (
    <Tabs
      label={t('kinds')}
      chosen={tab}
      onChoose={onTab}
      tabs={TABS.filter((id) => tag === null || TAG_TABS.includes(id)).map((id) => ({
        id,
        name: t('tabWithCount', { name: t(`type.${id}`), count: countOf(id) }),
        content:
          id === 'all' ? (
            <>
              <AllHits query={query} hits={paginatedResults} counts={counts} onAll={onTab} />
              {content}
            </>
          ) : (
            <HitsOfType type={id} query={query} />
          ),
      }))}
    />
  );
}
