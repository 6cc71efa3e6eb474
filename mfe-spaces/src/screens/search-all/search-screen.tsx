import { useTagName } from '@xana/i18n/tags';
import { useDocumentTitle, useNavigate, useSearchParams } from '@xana/remote-kit';
import { SearchField } from '@xana/ui-kit/search-field';
import { useRef, useState } from 'react';
import { useText as useFrameText } from '../../phrases/phrases.ts';
import { Operators } from '../../shared/search/operators.tsx';
import { useText } from '../../shared/search/phrases/phrases.ts';
import { SEARCH_KEYS, useSearchKeys } from '../../shared/search/use-search-keys.ts';
import { NothingFound } from './nothing-found.tsx';
import { SearchResults, TABS, type Tab } from './search-results.tsx';
import * as css from './search-screen.module.css';

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
  const title = query ? t('titleOf', { query: shown }) : t('title');
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
        <SearchResults query={query} shown={shown} tab={tab} onTab={(to) => go(query, to)} />
      ) : (
        <NothingFound query="" />
      )}
    </div>
  );
}

function SearchLine({ initial, onSearch }: { initial: string; onSearch(src: string): void }) {
  const t = useFrameText();
  const search = useText();
  const [text, setText] = useState(initial);
  const field = useRef<HTMLInputElement>(null);
  useSearchKeys(field);
  return (
    <div className={css.line}>
      <SearchField
        ref={field}
        aria-keyshortcuts={SEARCH_KEYS}
        label={t('search.label')}
        clearLabel={t('search.clear')}
        placeholder={t('search.label')}
        maxLength={MAX_LENGTH}
        value={text}
        onChange={setText}
        onSubmit={(value) => value.trim() && onSearch(value.trim())}
      />
      <p className={css.operators}>
        <Operators text={search('operators')} />
      </p>
    </div>
  );
}
