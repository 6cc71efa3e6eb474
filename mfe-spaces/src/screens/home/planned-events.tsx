import { getEventByType } from '@xana/contracts/http/events/get-event-by-type';
import { useOperation } from '@xana/remote-kit';
import { useText } from '../../phrases/phrases.ts';
import { EventCard } from '../../shared/event-card.tsx';
import { AnswerRail } from '../../shared/rails.tsx';

/** Live and upcoming events that the member hosts, answered or is reminded of; nothing without them. */
export function PlannedEvents() {
  const t = useText();
  const answer = useOperation(getEventByType, { type: 'all', filterBy: 'planned', pageNumber: 1, pageSize: 20 });
  if (!answer.data?.rows.length) return null;
  return (
    <AnswerRail
      title={t('rail.planned')}
      allPath="/explore?tab=events&time=planned"
      cardWidth="wide"
      answer={answer}
      card={(event) => <EventCard key={event.id} event={event} />}
    />
  );
}
