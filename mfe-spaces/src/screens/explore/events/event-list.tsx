import { getEventByType } from '@xana/contracts/http/events/events';
import { useFormats } from '@xana/i18n/formats';
import { Link, useOperationPages } from '@xana/remote-kit';
import { LoginPrompt } from '@xana/remote-kit/login-prompt';
import { Paged } from '@xana/remote-kit/paged';
import { useMember } from '@xana/session/react';
import { Button, buttonClass } from '@xana/ui-kit/button';
import { Grid } from '@xana/ui-kit/grid';
import { Skeleton } from '@xana/ui-kit/skeleton';
import type { ReactNode } from 'react';
import { useText as useScreenText } from '../../../phrases/phrases.ts';
import { useCalendarDates } from '../../../shared/use-calendar-dates.ts';
import { useNow } from '../../../shared/use-now.ts';
import { startOf } from './calendar/days.ts';
import { type EventFilter, isOwnTime } from './event-filter.ts';
import { groupEvents } from './event-groups.ts';
import * as css from './events.module.css';
import { ListedEvent } from './listed-event.tsx';
import { useText } from './phrases/phrases.ts';

const PAGE_SIZE = 12;

interface EventListProps {
  filter: EventFilter;
  onChoose(change: Partial<EventFilter>): void;
}

/** The events of the filter under the days on which they start, with their number. */
export function EventList({ filter, onChoose }: EventListProps) {
  const t = useText();
  const screen = useScreenText();
  const formats = useFormats();
  const now = useNow();
  const dates = useCalendarDates();
  const nameOf = (key: string) => (key === 'live' ? t('day.live') : dates.nearDay(startOf(key), new Date(now)));
  const { type, time } = filter;
  const isAllowed = useMember() !== null || !isOwnTime(time);
  const whenEmpty = useEmptyState({ filter, onChoose });
  const answer = useOperationPages(
    getEventByType,
    (pageNumber) => ({ type, filterBy: time, pageNumber, pageSize: PAGE_SIZE }),
    { isEnabled: isAllowed },
  );
  const name = screen('explore.tab.events');
  if (!isAllowed && isOwnTime(time)) return <LoginPrompt text={t(`empty.${time}`)} reason="events" />;
  return (
    <>
      <p className={css.count} role="status">
        {answer.isPending || answer.isError
          ? ''
          : t('count', { count: answer.count, number: formats.compact(answer.count) })}
      </p>
      <Paged
        answer={answer}
        whenEmpty={whenEmpty}
        failedText={screen('rail.failed', { rail: name })}
        skeleton={<Skeleton height={480} label={screen('rail.loading', { rail: name })} />}
      >
        {(rows) => (
          <div className={css.groups}>
            {[...groupEvents(rows)].map(([key, events]) => (
              <section key={key} className={css.group}>
                <h3 className={css.day}>{nameOf(key)}</h3>
                <Grid cardWidth="wide" label={nameOf(key)}>
                  {events.map((event) => (
                    <ListedEvent key={event.id} event={event} now={now} />
                  ))}
                </Grid>
              </section>
            ))}
          </div>
        )}
      </Paged>
    </>
  );
}

/** What to do when no event matches the filter: the nearest wider filter, or the spaces. */
function useEmptyState({ filter: { type, time }, onChoose }: EventListProps): { hint: string; action: ReactNode } {
  const t = useText();
  if (type !== 'all') {
    return {
      hint: t('empty.type'),
      action: <Button onClick={() => onChoose({ type: 'all' })}>{t('empty.allTypes')}</Button>,
    };
  }
  if (time === 'live' || isOwnTime(time)) {
    return {
      hint: t(`empty.${time}`),
      action: <Button onClick={() => onChoose({ time: 'upcoming' })}>{t('empty.upcoming')}</Button>,
    };
  }
  return {
    hint: t(time === 'past' ? 'empty.past' : 'empty.current'),
    action: (
      <Link className={buttonClass()} to="/explore">
        {t('empty.spaces')}
      </Link>
    ),
  };
}
