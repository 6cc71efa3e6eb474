import { getEventByType } from '@xana/contracts/http/events/get-event-by-type';
import { useOperationPages } from '@xana/remote-kit';
import { useText } from '../../phrases/phrases.ts';
import { EventCard } from '../../shared/event-card.tsx';
import { PagedGrid } from '../../shared/paged-grid.tsx';
import * as css from './explore-screen.module.css';

/** Three rows on a wide screen, and no more than a phone has to draw at once; the next ones come before one is there. */
const PAGE_SIZE = 12;

/** What is live now, then what is coming. */
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
