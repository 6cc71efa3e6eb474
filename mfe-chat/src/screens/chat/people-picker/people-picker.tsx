import { sharedPhrases } from '@xana/i18n';
import { useSearchText } from '@xana/remote-kit/search-text';
import { Dialog } from '@xana/ui-kit/dialog';
import { Picker } from '@xana/ui-kit/picker';
import { SearchField } from '@xana/ui-kit/search-field';
import { type KeyboardEvent, useRef } from 'react';
import { FoundPeople } from './found-people.tsx';
import { useText } from './phrases/phrases.ts';

const MAX_SEARCH_LENGTH = 256;

/**
 * Chooses whom to write to, the people whom the member follows first. The arrow keys move between the field and the people;
 * Enter in the field opens the first one.
 */
export function PeoplePicker({ onClose }: { onClose(): void }) {
  const t = useText();
  const shared = sharedPhrases.useText();
  const { search, field } = useSearchText();
  const content = useRef<HTMLDivElement>(null);
  const stops = () => [...(content.current?.querySelectorAll<HTMLElement>('input, li a') ?? [])];
  const move = (event: KeyboardEvent) => {
    const by = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (by === undefined || event.nativeEvent.isComposing) return;
    event.preventDefault();
    const all = stops();
    all[(all.indexOf(document.activeElement as HTMLElement) + by + all.length) % all.length]?.focus();
  };
  return (
    <Dialog title={t('title')} closeLabel={shared('close')} onClose={onClose}>
      <Picker ref={content}>
        <SearchField
          label={t('search')}
          placeholder={t('search')}
          clearLabel={t('clear')}
          maxLength={MAX_SEARCH_LENGTH}
          autoFocus
          onKeyDown={move}
          {...field}
          // The people of an earlier text are shown until the field has settled: none of them was meant.
          onSubmit={(value) => value.trim() === search && stops()[1]?.click()}
        />
        <FoundPeople key={search} search={search} onKeyDown={move} onChoose={onClose} />
      </Picker>
    </Dialog>
  );
}
