import type { DeskSeries, DeskSeriesPoint } from '@xana/contracts/releases/desk-series';
import { useFormats } from '@xana/i18n/formats';
import { useState } from 'react';
import { phrases, verbText } from '../phrases/phrases.ts';
import { visitorsByHour } from './chart-data.ts';
import * as css from './charts.module.css';

interface SeriesTableProps {
  series: DeskSeries;
  /** The first hour in milliseconds since 1970. */
  first: number;
  /** The shell has paint and interactions. */
  isShell: boolean;
}

/** What the charts show, as text. It is made when it is opened: 14 days have many rows. */
export function SeriesTable({ series, first, isShell }: SeriesTableProps) {
  const text = phrases.useText();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <details className={css.details} onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
      <summary>{text('asTable')}</summary>
      {isOpen && <Rows series={series} first={first} isShell={isShell} />}
    </details>
  );
}

type Column = 'failed' | 'erred' | 'loadMs' | 'lcpMs' | 'inpMs';

function Rows({ series, first, isShell }: SeriesTableProps) {
  const text = phrases.useText();
  const { dayAndTime, number } = useFormats();
  const columns: { id: Column; title: string }[] = [
    { id: 'failed', title: text('chartFailed') },
    { id: 'erred', title: text('chartErred') },
    { id: 'loadMs', title: text('loadTimeInMs') },
    ...(isShell
      ? [
          { id: 'lcpMs' as const, title: 'LCP (ms)' },
          { id: 'inpMs' as const, title: 'INP (ms)' },
        ]
      : []),
  ];
  const written = (value: number | null) => (value === null ? '–' : number(value));
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable area must be reachable by keyboard.
    <section className={css.tableArea} aria-label={text('asTable')} tabIndex={0}>
      <table className={css.table}>
        <thead>
          <tr>
            <th scope="col">{text('hour')}</th>
            <th scope="col">{text('release')}</th>
            <th scope="col">{text('visitorsShort')}</th>
            <th scope="col">{text('chartShare')}</th>
            {columns.map(({ id, title }) => (
              <th key={id} scope="col">
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rowsOf(series, first).map((row) => (
            <tr key={row.key}>
              <th scope="row">{dayAndTime(row.at)}</th>
              <td>{row.label}</td>
              {row.point ? (
                <>
                  <td>{number(row.point.visitors)}</td>
                  <td>{row.share === null ? '–' : text('percent', { value: row.share })}</td>
                  {columns.map(({ id }) => (
                    <td key={id}>{written(row.point?.[id] ?? null)}</td>
                  ))}
                </>
              ) : (
                <td colSpan={columns.length + 2}>{verbText(text, row.verb ?? '')}</td>
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

interface Row {
  key: string;
  at: string;
  label: string;
  /** Absent: a switch. */
  point?: DeskSeriesPoint;
  share: number | null;
  verb?: string;
}

function rowsOf({ releases, switches }: DeskSeries, first: number): Row[] {
  const totals = visitorsByHour(releases);
  const nameOf = (release: { id: string; version: string | null } | null) =>
    release ? (release.version ?? release.id.slice(0, 8)) : '–';
  const hours = releases.flatMap((release) =>
    release.points.map((point): Row => {
      const total = totals.get(Date.parse(point.at)) ?? 0;
      const share = total === 0 ? null : Math.round((point.visitors * 100) / total);
      return { key: `${release.id} ${point.at}`, at: point.at, label: nameOf(release), point, share };
    }),
  );
  const changes = switches.map(
    ({ revision, at, verb, to }): Row => ({ key: String(revision), at, label: nameOf(to), verb, share: null }),
  );
  return [...hours, ...changes]
    .filter(({ at }) => Date.parse(at) >= first)
    .sort((one, other) => Date.parse(other.at) - Date.parse(one.at));
}
