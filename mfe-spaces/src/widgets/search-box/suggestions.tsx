import type { KeyboardEvent, RefObject } from 'react';
import { Operators } from '../../shared/search/operators.tsx';
import { useText } from '../../shared/search/phrases/phrases.ts';
import { optionId } from './suggestion.ts';
import { SuggestionOption } from './suggestion-option.tsx';
import * as css from './suggestions.module.css';
import { useActiveOption } from './use-active-option.ts';
import { useHits } from './use-hits.tsx';
import { useQuickLinks } from './use-quick-links.ts';

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

/** The list of the combobox: quick links and recent searches for an empty field, otherwise the best hits of each type. */
export function Suggestions({ text, isComposing, keys, onActive, onClose, onSearch }: SuggestionsProps) {
  const t = useText();
  const typed = text.trim();
  const quick = useQuickLinks(onSearch);
  const hits = useHits({ typed, isComposing, onSearch });
  const isQuick = typed === '';
  const groups = isQuick ? quick : hits.groups;
  const options = groups.flatMap(({ suggestions }) => suggestions);
  const { activeId, choose } = useActiveOption({ text, options, keys, onActive, onClose });
  return (
    <div className={css.dropdown}>
      <p className={css.head}>
        <span id="search-suggestions-title">{t(isQuick ? 'quick' : 'suggested')}</span>
        <span role="status">{isQuick ? '' : hits.status}</span>
      </p>
      <div
        className={css.list}
        id="search-suggestions"
        role="listbox"
        aria-labelledby="search-suggestions-title"
        aria-busy={!isQuick && hits.isSearching}
      >
        {groups.map(({ key, title, number, suggestions }) => (
          // biome-ignore lint/a11y/useSemanticElements: a group of options, as the pattern of the listbox has it.
          <div key={key} role="group" aria-label={title} className={css.group}>
            {title && (
              <p className={css.title} aria-hidden="true">
                {title} {number && <span className={css.number}>{number}</span>}
              </p>
            )}
            {suggestions.map((suggestion) => (
              <SuggestionOption
                key={suggestion.key}
                suggestion={suggestion}
                isActive={optionId(suggestion) === activeId}
                onChoose={() => choose(suggestion)}
              />
            ))}
          </div>
        ))}
      </div>
      <p className={css.operators}>
        <Operators text={t('operators')} />
      </p>
      <p className={css.keys} aria-hidden="true">
        <kbd>↑</kbd> <kbd>↓</kbd> {t('keys.choose')} <kbd>Enter</kbd> {t('keys.open')} <kbd>Esc</kbd> {t('keys.close')}
      </p>
    </div>
  );
}
