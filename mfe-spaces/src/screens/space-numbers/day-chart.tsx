import { useFormats } from '@xana/i18n/formats';
import { useId } from 'react';
import * as styles from '../../shared/styles.module.css';
import { useText } from './phrases/phrases.ts';
import * as css from './space-numbers.module.css';

const HEIGHT = 120;
/** Of each day, in units of the drawing; the bar is narrower than its day. */
const DAY_WIDTH = 10;
const BAR_WIDTH = 7;
/** A day with a visit is seen also beside a day with thousands. */
const MIN_BAR = 2;

interface DayChartProps {
  /** What is counted. */
  title: string;
  days: readonly { day: string; value: number }[];
}

/** Bars, one for each day, with a sentence that tells the same and a table of all values. */
export function DayChart({ title, days }: DayChartProps) {
  const t = useText();
  const id = useId();
  const formats = useFormats();
  /** Noon in UTC is the same day in most time zones. */
  const dayText = (day: string) => formats.day(`${day}T12:00:00Z`);
  const most = days.reduce((best, each) => (each.value > best.value ? each : best), { day: '', value: 0 });
  const total = days.reduce((sum, { value }) => sum + value, 0);
  const summary =
    total === 0
      ? t('summaryEmpty', { days: days.length })
      : t('summary', {
          total: formats.number(total),
          days: days.length,
          most: formats.number(most.value),
          day: dayText(most.day),
        });
  const [first, last] = [days[0], days.at(-1)];
  return (
    <section className={css.chart} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`} className={css.heading}>
        {title} <span className={css.total}>{formats.number(total)}</span>
      </h2>
      <svg
        className={css.bars}
        viewBox={`0 0 ${days.length * DAY_WIDTH} ${HEIGHT}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={`${t('perDay', { what: title })}: ${summary}`}
      >
        {days.map(({ day, value }, index) => {
          const height = value === 0 ? 0 : Math.max((value / most.value) * HEIGHT, MIN_BAR);
          return (
            <rect key={day} x={index * DAY_WIDTH} y={HEIGHT - height} width={BAR_WIDTH} height={height}>
              <title>{`${dayText(day)}: ${formats.number(value)}`}</title>
            </rect>
          );
        })}
      </svg>
      <p className={css.axis} aria-hidden="true">
        <span>{first && dayText(first.day)}</span>
        <span>{last && dayText(last.day)}</span>
      </p>
      <p className={styles.soft}>{summary}</p>
      <details className={css.details}>
        <summary>{t('table')}</summary>
        <table className={css.table}>
          <thead>
            <tr>
              <th scope="col">{t('day')}</th>
              <th scope="col">{title}</th>
            </tr>
          </thead>
          <tbody>
            {[...days].reverse().map(({ day, value }) => (
              <tr key={day}>
                <th scope="row">{dayText(day)}</th>
                <td>{formats.number(value)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </section>
  );
}
