import { sharedPhrases } from '@xana/i18n';
import { LinkCardContent, linkCardClass } from '@xana/remote-kit/link-card';
import { useSearchText } from '@xana/remote-kit/search-text';
import { Button } from '@xana/ui-kit/button';
import { Dialog } from '@xana/ui-kit/dialog';
import { FieldNote } from '@xana/ui-kit/field-note';
import { Picker } from '@xana/ui-kit/picker';
import { SearchField } from '@xana/ui-kit/search-field';
import { type Ref, useId, useState } from 'react';
import type { Venue } from '../event-values.ts';
import { useText } from '../phrases/phrases.ts';
import * as css from './venue.module.css';
import { FoundVenues, OfferedVenues } from './venue-lists.tsx';

const MAX_SEARCH_LENGTH = 256;

interface VenueFieldProps {
  venue: Venue | null;
  error: string | undefined;
  ref: Ref<HTMLButtonElement>;
  onChoose(venue: Venue): void;
}

/** The space where the event takes place, chosen in a dialog. */
export function VenueField({ venue, error, ref, onChoose }: VenueFieldProps) {
  const t = useText();
  const noteId = useId();
  const [isOpen, setIsOpen] = useState(false);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for several controls
    <div className={css.field} role="group" aria-label={t('venue')}>
      <span className={css.label}>{t('venue')}</span>
      {venue && (
        <div className={linkCardClass}>
          <LinkCardContent kind={t('venueKind')} title={venue.name} picture={venue.image} />
        </div>
      )}
      <Button ref={ref} aria-describedby={noteId} onClick={() => setIsOpen(true)}>
        {t(venue ? 'venueChange' : 'venueChoose')}
      </Button>
      <FieldNote id={noteId} hint={t('venueHint')} error={error} />
      {isOpen && (
        <VenueDialog
          onClose={() => setIsOpen(false)}
          onChoose={(chosen) => {
            setIsOpen(false);
            onChoose(chosen);
          }}
        />
      )}
    </div>
  );
}

/** Chooses a space: the member's own first, or those that a search finds. */
function VenueDialog({ onChoose, onClose }: { onChoose(venue: Venue): void; onClose(): void }) {
  const t = useText();
  const shared = sharedPhrases.useText();
  const { search, field } = useSearchText();
  return (
    <Dialog title={t('venueChoose')} closeLabel={shared('close')} onClose={onClose}>
      <Picker>
        <SearchField
          label={t('venueSearch')}
          placeholder={t('venueSearch')}
          clearLabel={t('venueClear')}
          maxLength={MAX_SEARCH_LENGTH}
          autoFocus
          {...field}
          onSubmit={() => {}}
        />
        {search === '' ? (
          <OfferedVenues onChoose={onChoose} />
        ) : (
          <FoundVenues key={search} search={search} onChoose={onChoose} />
        )}
      </Picker>
    </Dialog>
  );
}
