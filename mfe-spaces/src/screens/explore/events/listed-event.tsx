import type { CustomEvent } from '@xana/contracts/http/events/custom-event';
import { EventCard } from '../../../shared/event-card.tsx';
import { AnswerButtons } from '../../../shared/event-plans/answer-buttons.tsx';
import { EventBadge } from '../../../shared/event-plans/event-badge.tsx';
import { RemindBell } from '../../../shared/event-plans/remind-button.tsx';
import { useAnswerCounts } from '../../../shared/event-plans/use-answer-counts.ts';
import * as css from './events.module.css';

/**
 * The card of an event with its mark and how many are going; until it is over with the answers, and before it begins with the
 * reminder.
 *
 * @param now milliseconds
 */
export function ListedEvent({ event, now }: { event: CustomEvent; now: number }) {
  const { id, title, startsAt, endsAt } = event;
  const isOver = Date.parse(endsAt) <= now;
  const counts = useAnswerCounts(event, isOver);
  return (
    <EventCard
      event={event}
      badge={<EventBadge event={event} now={now} />}
      footer={
        (!isOver || counts !== null) && (
          <>
            {counts !== null && <p className={css.answers}>{counts}</p>}
            {!isOver && <AnswerButtons eventId={id} of={title} />}
            {Date.parse(startsAt) > now && <RemindBell eventId={id} of={title} />}
          </>
        )
      }
    />
  );
}
