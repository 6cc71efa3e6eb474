import type { EventDetails } from '@xana/contracts/http/events/custom-event';
import { useFormats } from '@xana/i18n/formats';
import { eventPath, Link } from '@xana/remote-kit';
import { useNow } from '../../../../shared/use-now.ts';
import { useText } from '../phrases/phrases.ts';
import * as css from './event-series.module.css';

const MAX_SHOWN = 5;

/** "Every week", with links to the other events of the series that are to come; nothing for an event that does not repeat. */
export function EventSeries({ event: { id, series } }: { event: EventDetails }) {
  const t = useText();
  const formats = useFormats();
  const now = useNow();
  if (!series) return null;
  const next = series.dates.filter((date) => date.id !== id && Date.parse(date.startsAt) > now).slice(0, MAX_SHOWN);
  return (
    <div className={css.series}>
      <p>{t(`series.${series.every}`)}</p>
      {next.length > 0 && (
        <ul className={css.dates} aria-label={t('series.next')}>
          {next.map((date) => (
            <li key={date.id}>
              <Link className={css.date} to={eventPath(date.id)}>
                <time dateTime={date.startsAt}>{formats.dayAndTime(date.startsAt)}</time>
              </Link>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
