import { getEventByType } from '@xana/contracts/http/events/get-event-by-type';
import { useOperation } from '@xana/remote-kit';
import { useText } from '../../../phrases/phrases.ts';
import { EventCard } from '../../../shared/event-card.tsx';
import { RailOf } from '../../../shared/rail-of.tsx';

/** What else is live or coming. */
export function OtherEvents({ except }: { except: number }) {
  const t = useText();
  const answer = useOperation(getEventByType, { type: 'all', pageNumber: 1, pageSize: 20, filterBy: 'current' });
  const data = answer.data && { rows: answer.data.rows.filter(({ id }) => id !== except) };
  return (
    <RailOf
      title={t('rail.events')}
      all="/explore?tab=events"
      cardWidth="wide"
      answer={{ ...answer, data }}
      card={(event) => <EventCard key={event.id} event={event} />}
    />
  );
}
