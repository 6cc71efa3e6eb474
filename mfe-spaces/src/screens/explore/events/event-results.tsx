import * as styles from '../../../shared/styles.module.css';
import { useCalendarDates } from '../../../shared/use-calendar-dates.ts';
import { EventCalendar } from './calendar/event-calendar.tsx';
import { useEventFilter } from './event-filter.ts';
import { EventFilterBar } from './event-filter-bar.tsx';
import { EventList } from './event-list.tsx';
import * as css from './events.module.css';
import { useText } from './phrases/phrases.ts';

/** Events by type and time, as a list or in a calendar. */
export function EventResults() {
  const t = useText();
  const dates = useCalendarDates();
  const { filter, choose } = useEventFilter();
  return (
    <div className={css.results}>
      <EventFilterBar filter={filter} onChoose={choose} />
      {filter.day === null ? (
        <EventList filter={filter} onChoose={choose} />
      ) : (
        <EventCalendar type={filter.type} day={filter.day} onChoose={(day) => choose({ day })} />
      )}
      <p className={styles.soft}>{t('zone', { zone: dates.zone() })}</p>
    </div>
  );
}
