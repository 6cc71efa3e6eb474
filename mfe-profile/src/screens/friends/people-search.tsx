import { useDebouncedValue } from '@xana/remote-kit/debounced-value';
import { SearchField } from '@xana/ui-kit/search-field';
import { useEffect, useRef, useState } from 'react';
import * as css from './friends-screen.module.css';
import { useText } from './phrases/phrases.ts';

const MAX_LENGTH = 256;

/** Searches while the user types, but not during an IME composition; Enter searches at once. */
export function PeopleSearch({ initial, onSearch }: { initial: string; onSearch(search: string): void }) {
  const t = useText();
  const [text, setText] = useState(initial);
  const [isComposing, setComposing] = useState(false);
  const debounced = useDebouncedValue(text.trim(), isComposing, initial);
  const search = useRef(onSearch);
  search.current = onSearch;
  useEffect(() => search.current(debounced), [debounced]);
  return (
    <div className={css.search}>
      <SearchField
        label={t('search')}
        clearLabel={t('clear')}
        placeholder={t('search')}
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
