import { type KeyboardEvent, type RefObject, useEffect, useState } from 'react';
import { useText } from '../../phrases/phrases.ts';
import * as css from './search-box.module.css';
import { type Suggestion, useSuggestions } from './use-suggestions.ts';

export interface SuggestionsProps {
  text: string;
  /** Text of an unfinished IME composition is not searched. */
  isComposing: boolean;
  /** Set to the key handler of the field while this is shown. */
  keys: RefObject<((event: KeyboardEvent) => void) | undefined>;
  onActive(id: string | undefined): void;
  onClose(): void;
  onSearch(query: string): void;
}

/** Quick links for an empty field; otherwise the best hit of each type and a link to all. Arrows, Enter and Escape work. */
export function Suggestions({ text, isComposing, keys, onActive, onClose, onSearch }: SuggestionsProps) {
  const t = useText();
  const { title, suggestions, isSearching } = useSuggestions({ text, isComposing, onSearch });
  const [chosen, setChosen] = useState(-1);
  const idOf = (index: number) => `search-suggestion-${index}`;
  const go = (suggestion: Suggestion) => {
    onClose();
    suggestion.go();
  };
  useEffect(() => setChosen(-1), [text]);
  useEffect(() => onActive(chosen < 0 ? undefined : idOf(chosen)), [chosen, onActive]);
  keys.current = (event) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step && suggestions.length > 0) {
      event.preventDefault();
      // Index -1 is the field itself, between the last and the first suggestion.
      setChosen((now) => ((now + 1 + step + suggestions.length + 1) % (suggestions.length + 1)) - 1);
    }
    const suggestion = suggestions[chosen];
    if (event.key === 'Enter' && suggestion) {
      event.preventDefault();
      go(suggestion);
    }
    if (event.key === 'Escape') {
      event.preventDefault();
      onClose();
    }
  };
  useEffect(
    () => () => {
      keys.current = undefined;
    },
    [keys],
  );
  return (
    <div className={css.dropdown}>
      <p className={css.heading} id="search-suggestions-title" role="status">
        {isSearching ? t('search.searching') : title}
      </p>
      <div className={css.list} id="search-suggestions" role="listbox" aria-labelledby="search-suggestions-title">
        {suggestions.map((suggestion, index) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the field has the focus and its keys, as a combobox does.
          <div
            key={suggestion.key}
            id={idOf(index)}
            role="option"
            tabIndex={-1}
            aria-selected={index === chosen}
            className={css.option}
            onPointerDown={(event) => event.preventDefault()}
            onClick={() => go(suggestion)}
          >
            {suggestion.icon}
            <span className={css.name}>{suggestion.name}</span>
            {suggestion.kind && <span className={css.kind}>{suggestion.kind}</span>}
          </div>
        ))}
      </div>
    </div>
  );
}
