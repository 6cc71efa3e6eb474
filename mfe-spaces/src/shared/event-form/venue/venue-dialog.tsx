import { sharedPhrases } from '@xana/i18n';
import { useSearchText } from '@xana/remote-kit/search-text';
import { Dialog } from '@xana/ui-kit/dialog';
import { Picker } from '@xana/ui-kit/picker';
import { SearchField } from '@xana/ui-kit/search-field';
import type { Venue } from '../event-values.ts';
import { useText } from '../phrases/phrases.ts';
import { FoundVenues, OfferedVenues } from './venue-lists.tsx';

const MAX_SEARCH_LENGTH = 256;

/** Chooses a space: the member's own first, or those that a search finds. */
export function VenueDialog({ onChoose, onClose }: { onChoose(venue: Venue): void; onClose(): void }) {
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
