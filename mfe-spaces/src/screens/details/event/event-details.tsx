import type { EventDetails as Event } from '@xana/contracts/http/events/custom-event';
import { getSingleEvent } from '@xana/contracts/http/events/get-single-event';
import { useLocalized } from '@xana/i18n';
import { useFormats } from '@xana/i18n/formats';
import { Link, Slot, useMount, useOperation, WhenInView } from '@xana/remote-kit';
import { UserText } from '@xana/remote-kit/user-text';
import { Badge } from '@xana/ui-kit/badge';
import { buttonClass } from '@xana/ui-kit/button';
import { CalendarIcon, PlayIcon } from '@xana/ui-kit/icon';
import { Picture } from '@xana/ui-kit/picture';
import { useText } from '../../../phrases/phrases.ts';
import { AnswerButtons } from '../../../shared/event-plans/answer-buttons.tsx';
import { RemindButton } from '../../../shared/event-plans/remind-button.tsx';
import { CancelledEventNotice } from '../../../shared/own-event/cancelled-event-notice.tsx';
import { OwnEventActions } from '../../../shared/own-event/own-event-actions.tsx';
import { useText as useOwnText } from '../../../shared/own-event/phrases/phrases.ts';
import { EventRail } from '../../../shared/rails.tsx';
import { spaceLink } from '../../../shared/space-link.ts';
import { useNow } from '../../../shared/use-now.ts';
import { DetailsPage } from '../details-page.tsx';
import * as css from '../details-view.module.css';
import { ShareButton } from '../share-button.tsx';
import { Attendees } from './answer/attendees.tsx';
import { CalendarFileButton } from './calendar-file/calendar-file-button.tsx';
import { EventSeries } from './series/event-series.tsx';

const RAIL_HEIGHT = 320;

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
  const formats = useFormats();
  const localize = useLocalized();
  const { config } = useMount();
  const { id, title, image, isLive, isCancelled = false, startsAt, endsAt, description, space, host } = event;
  const isOver = Date.parse(endsAt) <= useNow();
  const isOpen = !isOver && !isCancelled;
  return (
    <article className={css.view}>
      <div className={css.cover}>
        <Picture
          src={image}
          alt={event.imageAlt ?? ''}
          sizes="(min-width: 992px) 75vw, 100vw"
          ratio="21 / 9"
          isUrgent
        />
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
          <p className={css.when}>
            <CalendarIcon size={18} />
            <span>
              <time dateTime={startsAt}>{formats.dayAndTime(startsAt)}</time>
              {' – '}
              <time dateTime={endsAt}>{formats.dayAndTime(endsAt)}</time>
            </span>
          </p>
          <EventSeries event={event} />
          <Attendees event={event} isOver={isOver} />
        </div>
        <div className={css.actions}>
          {isLive && (
            <a className={buttonClass({ variant: 'primary' })} href={config.links.app} target="_blank" rel="noopener">
              <PlayIcon />
              {t('details.enter')}
            </a>
          )}
          {isOpen && <AnswerButtons eventId={id} />}
          {!isLive && isOpen && <RemindButton eventId={id} />}
          {!isOver && <CalendarFileButton event={event} />}
          <Link className={buttonClass()} to={spaceLink(space)}>
            {t('event.toSpace', { name: localize(space.name, space.localizedNames) })}
          </Link>
          <ShareButton title={title} />
          <OwnEventActions event={event} />
        </div>
      </div>
      <div className={css.columns}>
        <div className={css.description}>
          <UserText text={description} />
        </div>
        <Slot name="details.creator" props={{ userId: host.id }} />
      </div>
      <WhenInView height={RAIL_HEIGHT}>
        <EventRail except={id} />
      </WhenInView>
    </article>
  );
}
