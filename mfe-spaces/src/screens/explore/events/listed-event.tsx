import type { CustomEvent } from '@xana/contracts/http/events/custom-event';
import { useFormats } from '@xana/i18n/formats';
import { Badge } from '@xana/ui-kit/badge';
import { EventCard } from '../../../shared/event-card.tsx';
import { AnswerButtons } from '../../../shared/event-plans/answer-buttons.tsx';
import { useText } from '../../../shared/event-plans/phrases/phrases.ts';
import { RemindBell } from '../../../shared/event-plans/remind-button.tsx';
import { useAnswerCounts } from '../../../shared/event-plans/use-answer-counts.ts';
import * as css from './events.module.css';

/** An event that starts within this time is marked. */
const SOON_MS = 60 * 60_000;

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

/** "Live now", or "Starts in 20 minutes"; nothing for events that are further away. @param now milliseconds */
function EventBadge({ event: { isLive, startsAt, endsAt }, now }: { event: CustomEvent; now: number }) {
  const t = useText();
  const formats = useFormats();
  const [start, end] = [Date.parse(startsAt), Date.parse(endsAt)];
  // The list may be older than the start of the event.
  if (isLive || (start <= now && now < end)) return <Badge tone="live">{t('badge.live')}</Badge>;
  if (start <= now || start - now > SOON_MS) return null;
  return <Badge tone="accent">{t('badge.soon', { time: formats.relativeTime(startsAt) })}</Badge>;
}
