import { useNavigate } from '@xana/remote-kit';
import { SearchField } from '@xana/ui-kit/search-field';
import { type ComponentType, type KeyboardEvent, useRef, useState } from 'react';
import { useText } from '../../phrases/phrases.ts';
import * as css from './search-box.module.css';
import type { SuggestionsProps } from './suggestions.tsx';

const MAX_LENGTH = 256;

/** The search field of the header. The first focus loads the suggestions, so that they are not part of the first load. */
export function SearchBox() {
  const t = useText();
  const navigate = useNavigate();
  const [text, setText] = useState('');
  const [isOpen, setOpen] = useState(false);
  const [isComposing, setComposing] = useState(false);
  const [active, setActive] = useState<string>();
  const [Suggestions, setSuggestions] = useState<ComponentType<SuggestionsProps>>();
  const keys = useRef<(event: KeyboardEvent) => void>(undefined);

  const open = () => {
    setOpen(true);
    void import('./suggestions.tsx').then((module) => setSuggestions(() => module.Suggestions));
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
        label={t('search.label')}
        clearLabel={t('search.clear')}
        placeholder={t('search.placeholder')}
        maxLength={MAX_LENGTH}
        role="combobox"
        aria-expanded={isShown}
        aria-controls="search-suggestions"
        aria-activedescendant={active}
        aria-autocomplete="list"
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
          if (!event.nativeEvent.isComposing && event.keyCode !== 229) keys.current?.(event);
        }}
        onSubmit={search}
      />
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
