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
import { AllHits } from './all-hits.tsx';
import { HitsOfType } from './hits-of-type.tsx';
import * as css from './search-screen.module.css';

const TABS = ['all', 'world', 'profile', 'nft', 'collection'] as const;
type Tab = (typeof TABS)[number];
const EACH = 20;
const MAX_LENGTH = 256;

/** `/search?src=`: what is looked for and the tab are in the address. A leading # stands for a tag. */
export function SearchScreen() {
  const t = useText();
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const wanted = (query.get('src') ?? '').trim().slice(0, MAX_LENGTH);
  const tab = TABS.find((known) => known === query.get('tab')) ?? 'all';
  const tagName = useTagName();
  // A tag travels by its key and is read by its label; a search for the label finds the same.
  const shown = wanted.startsWith('#') ? `#${tagName(wanted.slice(1))}` : wanted;
  const title = wanted ? t('search.titleOf', { wanted: shown }) : t('search.title');
  useDocumentTitle(title);
  const go = (src: string, to: Tab = 'all') => {
    const next = new URLSearchParams({ src, ...(to === 'all' ? {} : { tab: to }) });
    void navigate({ search: next.toString() }, { replace: src === wanted });
  };
  return (
    <div className={css.search}>
      <h1 className={css.title}>{title}</h1>
      <SearchLine key={shown} wanted={shown} onSearch={go} />
      {wanted ? (
        <Results wanted={wanted} shown={shown} tab={tab} onTab={(to) => go(wanted, to)} />
      ) : (
        <EmptyState text={t('search.begin')} />
      )}
    </div>
  );
}

function SearchLine({ wanted, onSearch }: { wanted: string; onSearch(src: string): void }) {
  const t = useText();
  const [text, setText] = useState(wanted);
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
  wanted: string;
  /** As the reader reads it. */
  shown: string;
  tab: Tab;
  onTab(tab: Tab): void;
}

function Results({ wanted, shown, tab, onTab }: ResultsProps) {
  const t = useText();
  const shared = sharedPhrases.useText();
  const { data, isError, refetch } = useOperation(searchAll, { name: wanted, pageNumber: 1, pageSize: EACH });
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
            <HitsOfType type={id} wanted={wanted} />
          ),
      }))}
    />
  );
}
