import { useSearchText } from '@xana/remote-kit/search-text';
import { SearchField } from '@xana/ui-kit/search-field';
import { useEffect, useRef } from 'react';
import * as css from './friends-screen.module.css';
import { useText } from './phrases/phrases.ts';

const MAX_LENGTH = 256;

/** Searches while the user types, but not during an IME composition; Enter searches at once. */
export function PeopleSearch({ initial, onSearch }: { initial: string; onSearch(search: string): void }) {
  const t = useText();
  const { search, field } = useSearchText(initial);
  const latest = useRef(onSearch);
  latest.current = onSearch;
  useEffect(() => latest.current(search), [search]);
  return (
    <div className={css.search}>
      <SearchField
        label={t('search')}
        clearLabel={t('clear')}
        placeholder={t('search')}
        maxLength={MAX_LENGTH}
        {...field}
        onSubmit={(value) => onSearch(value.trim())}
      />
    </div>
  );
}
