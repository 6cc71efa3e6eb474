import { favouriteChanged } from '@xana/contracts/events/spaces';
import { searchAll } from '@xana/contracts/http/search/search-all';
import { useBus, useOperation, useRefresh } from '@xana/remote-kit';
import { Answer } from '@xana/remote-kit/answer';
import { Tabs } from '@xana/ui-kit/tabs';
import { readSearch } from '@xana/validation';
import { useEffect } from 'react';
import { ALL_TYPES, SEARCH_TYPES } from '../../shared/search/hit.tsx';
import { useText } from '../../shared/search/phrases/phrases.ts';
import { rememberSearch } from '../../shared/search/recent-searches.ts';
import { NothingFound } from './nothing-found.tsx';
import { AllHits, HitsOfType } from './search-hits.tsx';

export const TABS = ['all', 'world', 'profile', 'nft', 'collection', 'event', 'post'] as const;
export type Tab = (typeof TABS)[number];
/** Neither NFTs nor collections have tags. */
const TAG_TABS: readonly Tab[] = ['all', 'world', 'profile', 'event', 'post'];
const PAGE_SIZE = 20;

interface SearchResultsProps {
  query: string;
  /** The query with the label of a tag. */
  shown: string;
  tab: Tab;
  onTab(tab: Tab): void;
}

/** The results by type, with a tab for each. */
export function SearchResults({ query, shown, tab, onTab }: SearchResultsProps) {
  const t = useText();
  const answer = useOperation(searchAll, { name: query, pageNumber: 1, pageSize: PAGE_SIZE, types: ALL_TYPES });
  const bus = useBus();
  const refresh = useRefresh();
  useEffect(() => bus.subscribe(favouriteChanged, () => void refresh(searchAll)), [bus, refresh]);
  const { data } = answer;
  const tag = onlyTagOf(query);
  useEffect(() => {
    if (data) rememberSearch(shown);
  }, [data, shown]);
  return (
    <Answer of={answer} failedText={t('failed')} skeleton={360}>
      {({ counts, paginatedResults }) => {
        const total = SEARCH_TYPES.reduce((sum, type) => sum + counts[type], 0);
        if (total === 0) return <NothingFound query={shown} />;
        return (
          <Tabs
            label={t('kinds')}
            chosen={tab}
            onChoose={onTab}
            tabs={TABS.filter((id) => tag === null || TAG_TABS.includes(id)).map((id) => ({
              id,
              name: t('tabWithCount', { name: t(`type.${id}`), count: id === 'all' ? total : counts[id] }),
              content:
                id === 'all' ? (
                  <AllHits query={query} tag={tag} hits={paginatedResults} counts={counts} onAll={onTab} />
                ) : (
                  <HitsOfType type={id} query={query} tag={tag} />
                ),
            }))}
          />
        );
      }}
    </Answer>
  );
}

/** The tag of a search for nothing else. */
function onlyTagOf(query: string): string | null {
  const { text, from, type, tags } = readSearch(query);
  return text === '' && from === null && type === null && tags.length === 1 ? (tags[0] ?? null) : null;
}
