import { CloseIcon, ExternalIcon } from '@xana/ui-kit/icon';
import type { MouseEvent } from 'react';
import { useText } from '../../shared/search/phrases/phrases.ts';
import { optionId, type Suggestion } from './suggestion.ts';
import * as css from './suggestions.module.css';

interface SuggestionOptionProps {
  suggestion: Suggestion;
  isActive: boolean;
  onChoose(): void;
}

export function SuggestionOption({ suggestion, isActive, onChoose }: SuggestionOptionProps) {
  const t = useText();
  const { name, detail, start, isExternal, remove } = suggestion;
  const removeByPointer = (event: MouseEvent) => {
    event.stopPropagation();
    remove?.();
  };
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the field has the focus and its keys, as a combobox does.
    <div
      id={optionId(suggestion)}
      role="option"
      tabIndex={-1}
      aria-selected={isActive}
      aria-description={remove && t('removeRecent')}
      className={css.option}
      onPointerDown={(event) => event.preventDefault()}
      onClick={onChoose}
    >
      <span className={css.start}>{start}</span>
      <span className={css.texts}>
        <bdi className={css.name}>{name}</bdi>
        {detail && <bdi className={css.detail}>{detail}</bdi>}
      </span>
      {isExternal && <ExternalIcon size={16} />}
      {remove && (
        // For pointers: an option may not contain a button. By keyboard it is Delete.
        <span className={css.remove} aria-hidden="true" onClick={removeByPointer}>
          <CloseIcon size={14} />
        </span>
      )}
    </div>
  );
}
