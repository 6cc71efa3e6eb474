import { getEventByType } from '@xana/contracts/http/events/get-event-by-type';
import { useOperationPages } from '@xana/remote-kit';
import { useText } from '../../phrases/phrases.ts';
import { EventCard } from '../../shared/event-card.tsx';
import { PagedGrid } from '../../shared/paged-grid.tsx';
import * as css from './explore-screen.module.css';

const PAGE_SIZE = 12;

/** Live events first, then upcoming ones. */
export function EventResults() {
  const t = useText();
  const answer = useOperationPages(getEventByType, (pageNumber) => ({
    type: 'all' as const,
    filterBy: 'current' as const,
    pageNumber,
    pageSize: PAGE_SIZE,
  }));
  return (
    <div className={css.results}>
      <PagedGrid
        label={t('explore.tab.events')}
        cardWidth="wide"
        answer={answer}
        card={(event) => <EventCard key={event.id} event={event} />}
      />
    </div>
  );
}
