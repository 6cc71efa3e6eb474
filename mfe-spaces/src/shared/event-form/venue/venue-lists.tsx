import { searchAll } from '@xana/contracts/http/search/search-all';
import { getMySpaces } from '@xana/contracts/http/spaces/own-spaces';
import { getAllSpaces } from '@xana/contracts/http/spaces/space-lists';
import { useLocalized } from '@xana/i18n';
import { useOperation, useOperationPages } from '@xana/remote-kit';
import { LinkCardContent, linkCardClass } from '@xana/remote-kit/link-card';
import { Paged } from '@xana/remote-kit/paged';
import { PickerGroup } from '@xana/ui-kit/picker';
import type { Venue } from '../event-values.ts';
import { useText } from '../phrases/phrases.ts';
import * as css from './venue.module.css';

const OWN_SIZE = 6;
const PAGE_SIZE = 20;

interface VenueListProps {
  onChoose(venue: Venue): void;
}

/** The member's own spaces, and all others. */
export function OfferedVenues({ onChoose }: VenueListProps) {
  const t = useText();
  const localize = useLocalized();
  const own = useOperation(getMySpaces, { pageNumber: 1, pageSize: OWN_SIZE }).data?.rows ?? [];
  const all = useOperationPages(getAllSpaces, (pageNumber) => ({ pageNumber, pageSize: PAGE_SIZE }));
  const ownIds = new Set(own.map(({ id }) => id));
  const toVenue = (space: (typeof own)[number]): Venue => ({
    id: space.id,
    name: localize(space.name, space.localizedNames),
    entityType: space.entityType,
    image: space.thumbnail,
  });
  return (
    <>
      <Venues title={t('venueOwn')} venues={own.map(toVenue)} onChoose={onChoose} />
      <Paged answer={all} failedText={t('venueFailed')} skeleton={320}>
        {(rows) => (
          <Venues
            title={t('venueAll')}
            venues={rows.filter(({ id }) => !ownIds.has(id)).map(toVenue)}
            onChoose={onChoose}
          />
        )}
      </Paged>
    </>
  );
}

/** The spaces that a search finds. */
export function FoundVenues({ search, onChoose }: VenueListProps & { search: string }) {
  const t = useText();
  const localize = useLocalized();
  const found = useOperationPages(
    searchAll,
    (pageNumber) => ({ name: search, type: 'world' as const, pageNumber, pageSize: PAGE_SIZE }),
    { listOf: ({ counts, paginatedResults }) => ({ count: counts.world, rows: paginatedResults }) },
  );
  return (
    <Paged answer={found} failedText={t('venueFailed')} skeleton={320}>
      {(rows) => (
        <Venues
          title={t('venueFound')}
          venues={rows.map((hit) => ({
            id: hit.id,
            name: localize(hit.name, hit.localizedNames),
            entityType: hit.entityType ?? '',
            image: hit.image,
          }))}
          onChoose={onChoose}
        />
      )}
    </Paged>
  );
}

function Venues({ title, venues, onChoose }: VenueListProps & { title: string; venues: Venue[] }) {
  const t = useText();
  if (venues.length === 0) return null;
  return (
    <PickerGroup title={title}>
      {venues.map((venue) => (
        <li key={venue.id}>
          <button type="button" className={`${linkCardClass} ${css.row}`} onClick={() => onChoose(venue)}>
            <LinkCardContent kind={t('venueKind')} title={venue.name} picture={venue.image} />
          </button>
        </li>
      ))}
    </PickerGroup>
  );
}
