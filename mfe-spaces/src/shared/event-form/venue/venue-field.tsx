import { LinkCardContent, linkCardClass } from '@xana/remote-kit/link-card';
import { Button } from '@xana/ui-kit/button';
import { FieldNote } from '@xana/ui-kit/field-note';
import { type Ref, useId, useState } from 'react';
import type { Venue } from '../event-values.ts';
import { useText } from '../phrases/phrases.ts';
import * as css from './venue.module.css';
import { VenueDialog } from './venue-dialog.tsx';

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
