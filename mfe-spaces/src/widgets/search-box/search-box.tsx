import { importWithPhrases } from '@xana/i18n';
import { useNavigate } from '@xana/remote-kit';
import { SearchField } from '@xana/ui-kit/search-field';
import { type ComponentType, type KeyboardEvent, useRef, useState } from 'react';
import { useText } from '../../phrases/phrases.ts';
import { SEARCH_KEYS, useSearchKeys } from '../../shared/search/use-search-keys.ts';
import * as css from './search-box.module.css';
import type { SuggestionsProps } from './suggestions.tsx';

const MAX_LENGTH = 256;

const loadSuggestions = (): Promise<ComponentType<SuggestionsProps>> =>
  importWithPhrases(() => import('./suggestions.tsx').then(({ Suggestions }) => Suggestions));

/** The search field of the header. The first focus loads the suggestions, so that they are not part of the first load. */
export function SearchBox() {
  const t = useText();
  const navigate = useNavigate();
  const [text, setText] = useState('');
  const [isOpen, setOpen] = useState(false);
  const [isComposing, setComposing] = useState(false);
  const [active, setActive] = useState<string>();
  const [Suggestions, setSuggestions] = useState<ComponentType<SuggestionsProps>>();
  const field = useRef<HTMLInputElement>(null);
  const keys = useRef<(event: KeyboardEvent) => void>(undefined);
  useSearchKeys(field);

  const open = () => {
    setOpen(true);
    // Without them, Enter still searches; the next focus loads them again.
    loadSuggestions().then(
      (loaded) => setSuggestions(() => loaded),
      () => undefined,
    );
  };
  const close = () => {
    setOpen(false);
    setActive(undefined);
  };
  const search = (value: string) => {
    if (!value.trim()) return;
    close();
    void navigate(`/search?${new URLSearchParams({ src: value.trim() })}`);
  };
  const isShown = isOpen && Suggestions !== undefined;
  return (
    <div className={css.box}>
      <SearchField
        ref={field}
        label={t('search.label')}
        clearLabel={t('search.clear')}
        placeholder={t('search.placeholder')}
        maxLength={MAX_LENGTH}
        role="combobox"
        aria-expanded={isShown}
        aria-controls="search-suggestions"
        aria-activedescendant={active}
        aria-autocomplete="list"
        aria-keyshortcuts={SEARCH_KEYS}
        value={text}
        onFocus={open}
        onBlur={close}
        onClick={open}
        onChange={(value) => {
          setText(value);
          open();
        }}
        onCompositionStart={() => setComposing(true)}
        onCompositionEnd={() => setComposing(false)}
        onKeyDown={(event) => {
          // Safari ends the composition before the key that confirmed it, which has keyCode 229.
          if (event.nativeEvent.isComposing || event.keyCode === 229) return;
          if (isShown) keys.current?.(event);
          else if (event.key === 'ArrowDown') open();
        }}
        onSubmit={search}
      />
      {text === '' && (
        <span className={css.key} aria-hidden="true">
          /
        </span>
      )}
      {isShown && Suggestions && (
        <Suggestions
          text={text}
          isComposing={isComposing}
          keys={keys}
          onActive={setActive}
          onClose={close}
          onSearch={search}
        />
      )}
    </div>
  );
}
