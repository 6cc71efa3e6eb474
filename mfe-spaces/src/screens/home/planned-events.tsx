import { getEventByType } from '@xana/contracts/http/events/get-event-by-type';
import { useOperation } from '@xana/remote-kit';
import { type ReactNode, useEffect, useState } from 'react';
import { useText } from '../../phrases/phrases.ts';
import { EventCard } from '../../shared/event-card.tsx';
import { AnswerRail } from '../../shared/rails.tsx';

/** A slow answer does not hold up what follows. */
const MAX_WAIT_MS = 1_000;

/**
 * Live and upcoming events that the member hosts, answered or is reminded of; nothing without them.
 *
 * @param children what follows: rendered when it is known whether there are any, so that it does not move, or after a second
 */
export function PlannedEvents({ children }: { children: ReactNode }) {
  const t = useText();
  const answer = useOperation(getEventByType, { type: 'all', filterBy: 'planned', pageNumber: 1, pageSize: 20 });
  const [isOverdue, setIsOverdue] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsOverdue(true), MAX_WAIT_MS);
    return () => clearTimeout(timer);
  }, []);
  return (
    <>
      {answer.data && answer.data.rows.length > 0 && (
        <AnswerRail
          title={t('rail.planned')}
          allPath="/explore?tab=events&time=planned"
          cardWidth="wide"
          answer={answer}
          card={(event) => <EventCard key={event.id} event={event} />}
        />
      )}
      {(isOverdue || !answer.isPending) && children}
    </>
  );
}
