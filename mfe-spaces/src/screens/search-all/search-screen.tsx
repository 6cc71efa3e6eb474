import { searchAll } from '@xana/contracts/http/search/search-all';
import { sharedPhrases } from '@xana/i18n';
import { useTagName } from '@xana/i18n/tags';
import { useDocumentTitle, useNavigate, useOperation, useSearchParams } from '@xana/remote-kit';
import { EmptyState } from '@xana/ui-kit/empty-state';
import { ErrorState } from '@xana/ui-kit/error-state';
import { SearchField } from '@xana/ui-kit/search-field';
import { Skeleton } from '@xana/ui-kit/skeleton';
import { Tabs } from '@xana/ui-kit/tabs';
import { useEffect, useState } from 'react';
import { useText } from '../../phrases/phrases.ts';
import { rememberSearch } from '../../shared/recent-searches.ts';
import { AllHits, HitsOfType } from './search-hits.tsx';
import * as css from './search-screen.module.css';

const TABS = ['all', 'world', 'profile', 'nft', 'collection'] as const;
type Tab = (typeof TABS)[number];
const PAGE_SIZE = 20;
const MAX_LENGTH = 256;

/** `/search?src=`: the query and the tab are in the address. A leading # searches for a tag. */
export function SearchScreen() {
  const t = useText();
  const navigate = useNavigate();
  const [address] = useSearchParams();
  const query = (address.get('src') ?? '').trim().slice(0, MAX_LENGTH);
  const tab = TABS.find((known) => known === address.get('tab')) ?? 'all';
  const tagName = useTagName();
  // The address contains the key of a tag, the screen shows its label; both find the same spaces.
  const shown = query.startsWith('#') ? `#${tagName(query.slice(1))}` : query;
  const title = query ? t('search.titleOf', { query: shown }) : t('search.title');
  useDocumentTitle(title);
  const go = (src: string, to: Tab = 'all') => {
    const next = new URLSearchParams({ src, ...(to === 'all' ? {} : { tab: to }) });
    void navigate({ search: next.toString() }, { replace: src === query });
  };
  return (
    <div className={css.search}>
      <h1 className={css.title}>{title}</h1>
      <SearchLine key={shown} initial={shown} onSearch={go} />
      {query ? (
        <Results query={query} shown={shown} tab={tab} onTab={(to) => go(query, to)} />
      ) : (
        <EmptyState text={t('search.begin')} />
      )}
    </div>
  );
}

function SearchLine({ initial, onSearch }: { initial: string; onSearch(src: string): void }) {
  const t = useText();
  const [text, setText] = useState(initial);
  return (
    <div className={css.line}>
      <SearchField
        label={t('search.label')}
        clearLabel={t('search.clear')}
        placeholder={t('search.label')}
        maxLength={MAX_LENGTH}
        value={text}
        onChange={setText}
        onSubmit={(value) => value.trim() && onSearch(value.trim())}
      />
    </div>
  );
}

interface ResultsProps {
  query: string;
  /** The query with the label of a tag. */
  shown: string;
  tab: Tab;
  onTab(tab: Tab): void;
}

function Results({ query, shown, tab, onTab }: ResultsProps) {
  const t = useText();
  const shared = sharedPhrases.useText();
  const { data, isError, refetch } = useOperation(searchAll, { name: query, pageNumber: 1, pageSize: PAGE_SIZE });
  useEffect(() => {
    if (data) rememberSearch(shown);
  }, [data, shown]);
  if (isError) {
    return (
      <ErrorState
        title={shared('noData')}
        text={t('search.failed')}
        retryLabel={shared('tryAgain')}
        onRetry={() => void refetch()}
      />
    );
  }
  if (!data) return <Skeleton height={360} label={shared('loading')} />;
  const { counts, paginatedResults } = data;
  const total = Object.values(counts).reduce((sum, count) => sum + count, 0);
  if (total === 0) return <EmptyState text={shared('noData')} />;
  const countOf = (id: Tab) => (id === 'all' ? total : counts[id]);
  return (
    <Tabs
      label={t('search.kinds')}
      chosen={tab}
      onChoose={onTab}
      tabs={TABS.map((id) => ({
        id,
        name: t('search.tabWithCount', { name: t(`search.tab.${id}`), count: countOf(id) }),
        content:
          id === 'all' ? (
            <AllHits hits={paginatedResults} counts={counts} onAll={onTab} />
          ) : (
            <HitsOfType type={id} query={query} />
          ),
      }))}
    />
  );
}
