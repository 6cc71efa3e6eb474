import type { EventType } from '@xana/contracts/http/events/event-type';
import { getEventsByTime } from '@xana/contracts/http/events/events';
import { useOperationPages } from '@xana/remote-kit';
import { Paged } from '@xana/remote-kit/paged';
import { Grid } from '@xana/ui-kit/grid';
import { Skeleton } from '@xana/ui-kit/skeleton';
import { useText as useScreenText } from '../../../../phrases/phrases.ts';
import * as styles from '../../../../shared/styles.module.css';
import * as css from '../events.module.css';
import { ListedEvent } from '../listed-event.tsx';
import { useText } from '../phrases/phrases.ts';
import { periodOf } from './use-month-events.ts';

const PAGE_SIZE = 12;

interface DayEventsProps {
  type: EventType | 'all';
  day: string;
  title: string;
  /** Milliseconds. */
  now: number;
}

/** The events that start on a day. */
export function DayEvents({ type, day, title, now }: DayEventsProps) {
  const t = useText();
  const screen = useScreenText();
  const answer = useOperationPages(getEventsByTime, (pageNumber) => ({
    type,
    ...periodOf(day, day),
    pageNumber,
    pageSize: PAGE_SIZE,
  }));
  const isEmpty = !answer.isPending && !answer.isError && answer.rows.length === 0;
  return (
    <section className={css.group} aria-label={title}>
      <h3 className={css.day}>{title}</h3>
      {isEmpty ? (
        <p className={styles.soft}>{t('day.none')}</p>
      ) : (
        <Paged
          answer={answer}
          failedText={screen('rail.failed', { rail: title })}
          skeleton={<Skeleton height={240} label={screen('rail.loading', { rail: title })} />}
        >
          {(rows) => (
            <Grid cardWidth="wide" label={title}>
              {rows.map((event) => (
                <ListedEvent key={event.id} event={event} now={now} />
              ))}
            </Grid>
          )}
        </Paged>
      )}
    </section>
  );
}
