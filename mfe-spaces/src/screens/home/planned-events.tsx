import { getEventByType } from '@xana/contracts/http/events/get-event-by-type';
import { useOperation } from '@xana/remote-kit';
import { useIsOverdue } from '@xana/remote-kit/overdue';
import type { ReactNode } from 'react';
import { useText } from '../../phrases/phrases.ts';
import { EventCard } from '../../shared/event-card.tsx';
import { AnswerRail } from '../../shared/rails.tsx';

/**
 * Live and upcoming events that the member hosts, answered or is reminded of; nothing without them.
 *
 * @param children what follows: rendered when it is known whether there are any, so that it does not move, or after a second
 */
export function PlannedEvents({ children }: { children: ReactNode }) {
  const t = useText();
  const answer = useOperation(getEventByType, { type: 'all', filterBy: 'planned', pageNumber: 1, pageSize: 20 });
  const isOverdue = useIsOverdue();
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
