import type { EventDetails as Event } from '@xana/contracts/http/events/custom-event';
import { getSingleEvent } from '@xana/contracts/http/events/events';
import { Slot, useOperation } from '@xana/remote-kit';
import { UserText } from '@xana/remote-kit/user-text';
import { Badge } from '@xana/ui-kit/badge';
import { buttonClass } from '@xana/ui-kit/button';
import { PlayIcon } from '@xana/ui-kit/icon';
import { Picture } from '@xana/ui-kit/picture';
import { useText } from '../../../phrases/phrases.ts';
import { useEnterSpace } from '../../../shared/enter-space/use-enter-space.ts';
import { AnswerButtons } from '../../../shared/event-plans/answer-buttons.tsx';
import { RemindButton } from '../../../shared/event-plans/remind-button.tsx';
import { CancelledEventNotice } from '../../../shared/own-event/cancelled-event-notice.tsx';
import { OwnEventActions } from '../../../shared/own-event/own-event-actions.tsx';
import { useText as useOwnText } from '../../../shared/own-event/phrases/phrases.ts';
import { COVER_SIZES } from '../../../shared/picture-sizes.ts';
import { useNow } from '../../../shared/use-now.ts';
import { DetailsPage } from '../details-page.tsx';
import * as css from '../details-view.module.css';
import { ShareButton } from '../share-button.tsx';
import { Attendees } from './answer/attendees.tsx';
import { CalendarFileButton } from './calendar-file/calendar-file-button.tsx';
import { EventTime } from './event-time.tsx';
import { RelatedEvents } from './related-events.tsx';
import { ReportEventButton } from './report-event-button.tsx';
import { EventSeries } from './series/event-series.tsx';
import { VenueCard } from './venue-card.tsx';

export function EventDetails({ id }: { id: number }) {
  return (
    <DetailsPage
      answer={useOperation(getSingleEvent, { id })}
      notFoundCode="EVENT_NOT_FOUND"
      titleOf={({ title }) => title}
    >
      {(event) => <EventView event={event} />}
    </DetailsPage>
  );
}

function EventView({ event }: { event: Event }) {
  const t = useText();
  const own = useOwnText();
  const now = useNow();
  const { id, title, image, isCancelled = false, startsAt, endsAt, description, space, host } = event;
  const enterLink = useEnterSpace(space.id);
  const isOver = Date.parse(endsAt) <= now;
  const isLive = !isOver && !isCancelled && Date.parse(startsAt) <= now;
  const isOpen = !isOver && !isCancelled;
  return (
    <article className={css.view}>
      <div className={css.cover}>
        <Picture src={image} alt={event.imageAlt ?? ''} sizes={COVER_SIZES} ratio="21 / 9" isUrgent />
      </div>
      <CancelledEventNotice event={event} />
      <div className={css.head}>
        <div className={css.words}>
          <Badge tone={isLive ? 'live' : 'accent'}>
            {isCancelled ? own('badge') : t(isLive ? 'card.live' : isOver ? 'event.over' : 'event.upcoming')}
          </Badge>
          <h1 className={css.title}>
            <bdi>{title}</bdi>
          </h1>
          <EventTime event={event} now={now} />
          <EventSeries event={event} />
          <Attendees event={event} isOver={isOver} />
        </div>
        <div className={css.actions}>
          {isLive && (
            <a className={buttonClass({ variant: 'primary' })} {...enterLink}>
              <PlayIcon />
              {t('details.enter')}
            </a>
          )}
          {isOpen && <AnswerButtons eventId={id} />}
          {!isLive && isOpen && <RemindButton eventId={id} />}
          {!isOver && <CalendarFileButton event={event} />}
          <ShareButton title={title} />
          <OwnEventActions event={event} />
        </div>
      </div>
      <div className={css.columns}>
        <div className={css.description}>
          <UserText text={description} />
          <p className={css.report}>
            <ReportEventButton event={event} />
          </p>
        </div>
        <div className={css.about}>
          <VenueCard event={event} />
          <Slot name="details.creator" props={{ userId: host.id }} />
        </div>
      </div>
      <RelatedEvents event={event} />
    </article>
  );
}
