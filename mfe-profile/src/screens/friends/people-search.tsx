import { useDebouncedValue } from '@xana/remote-kit/debounced-value';
import { SearchField } from '@xana/ui-kit/search-field';
import { useEffect, useRef, useState } from 'react';
import { useText } from '../../phrases/phrases.ts';
import * as css from './friends-screen.module.css';

const MAX_LENGTH = 256;

/** Searches while one types, but for half-composed Japanese; Enter does not wait. */
export function PeopleSearch({ wanted, onSearch }: { wanted: string; onSearch(search: string): void }) {
  const t = useText();
  const [text, setText] = useState(wanted);
  const [isComposing, setComposing] = useState(false);
  const settled = useDebouncedValue(text.trim(), isComposing, wanted);
  const search = useRef(onSearch);
  search.current = onSearch;
  useEffect(() => search.current(settled), [settled]);
  return (
    <div className={css.search}>
      <SearchField
        label={t('friends.search')}
        clearLabel={t('friends.clear')}
        placeholder={t('friends.search')}
        maxLength={MAX_LENGTH}
        value={text}
        onChange={setText}
        onSubmit={(value) => onSearch(value.trim())}
        onCompositionStart={() => setComposing(true)}
        onCompositionEnd={() => setComposing(false)}
      />
    </div>
  );
}
