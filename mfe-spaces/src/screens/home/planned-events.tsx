import { getEventByType } from '@xana/contracts/http/events/events';
import { useOperation } from '@xana/remote-kit';
import { useIsOverdue } from '@xana/remote-kit/overdue';
import { useLayoutEffect } from 'react';
import { useText } from '../../phrases/phrases.ts';
import { EventCard } from '../../shared/event-card.tsx';
import { SpacesRail } from '../../shared/rails.tsx';

/**
 * Live and upcoming events that the member hosts, answered or is reminded of; nothing without them.
 *
 * @param onKnown called when it is known whether there are any, or after a second: what follows does not move then
 */
export function PlannedEvents({ onKnown }: { onKnown(): void }) {
  const t = useText();
  const answer = useOperation(getEventByType, { type: 'all', filterBy: 'planned', pageNumber: 1, pageSize: 20 });
  const isOverdue = useIsOverdue();
  const isKnown = isOverdue || !answer.isPending;
  // Before the next frame, so that the events and what follows appear together.
  useLayoutEffect(() => {
    if (isKnown) onKnown();
  }, [isKnown, onKnown]);
  if (!answer.data || answer.data.rows.length === 0) return null;
  return (
    <SpacesRail
      title={t('rail.planned')}
      allPath="/explore?tab=events&time=planned"
      cardWidth="wide"
      answer={answer}
      card={(event) => <EventCard key={event.id} event={event} />}
    />
  );
}
