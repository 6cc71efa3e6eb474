import type { CustomEvent } from '@xana/contracts/http/events/custom-event';
import { EventCard } from '../../../shared/event-card.tsx';
import { EventBadge } from '../../../shared/event-plans/event-badge.tsx';
import { RemindButton } from '../../../shared/event-plans/remind-button.tsx';

/** The card of an event with its mark, and with "Remind me" before it begins. @param now milliseconds */
export function ListedEvent({ event, now }: { event: CustomEvent; now: number }) {
  return (
    <EventCard
      event={event}
      badge={<EventBadge event={event} now={now} />}
      footer={Date.parse(event.startsAt) > now && <RemindButton eventId={event.id} of={event.title} />}
    />
  );
}
