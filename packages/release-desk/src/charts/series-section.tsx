import type { DeskSeries } from '@xana/contracts/releases/desk-series';
import { useLanguage } from '@xana/i18n';
import { useFormats } from '@xana/i18n/formats';
import { Button } from '@xana/ui-kit/button';
import { EmptyState } from '@xana/ui-kit/empty-state';
import { useMemo, useState } from 'react';
import { phrases } from '../phrases/phrases.ts';
import { chooseReleases, hoursOf, linesOf, type Measure, RANGES, type Range } from './chart-data.ts';
import * as css from './charts.module.css';
import { LineChart } from './line-chart.tsx';
import { SeriesTable } from './series-table.tsx';

interface SeriesSectionProps {
  name: string;
  series: DeskSeries;
}

/** What visitors reported over time: whether a release fares worse than the one before. */
export function SeriesSection({ name, series }: SeriesSectionProps) {
  const text = phrases.useText();
  const [range, setRange] = useState<Range>('day');
  const hours = useMemo(() => hoursOf(range, Date.now()), [range, series]);
  const isShell = name === 'shell';
  const { shown, others } = useMemo(() => chooseReleases(series, hours), [series, hours]);
  return (
    <section className={css.section}>
      <div className={css.head}>
        <h3>{text('reports')}</h3>
        <fieldset className={css.ranges} aria-label={text('range')}>
          {(Object.keys(RANGES) as Range[]).map((each) => (
            <Button
              key={each}
              size="small"
              variant={each === range ? 'primary' : 'secondary'}
              aria-pressed={each === range}
              onClick={() => setRange(each)}
            >
              {text(`range_${each}`)}
            </Button>
          ))}
        </fieldset>
      </div>
      {shown.length === 0 ? (
        <EmptyState text={text('noReports')} />
      ) : (
        <>
          {others > 0 && <p className={css.soft}>{text('otherReleases', { count: others })}</p>}
          <Charts series={series} shown={shown} hours={hours} range={range} isShell={isShell} />
          <SeriesTable series={series} first={hours[0] ?? 0} isShell={isShell} />
        </>
      )}
    </section>
  );
}

interface ChartsProps {
  series: DeskSeries;
  shown: DeskSeries['releases'];
  hours: readonly number[];
  range: Range;
  isShell: boolean;
}

function Charts({ series, shown, hours, range, isShell }: ChartsProps) {
  const text = phrases.useText();
  const { formatTime, perThousand, milliseconds, percent } = useChartFormats(range);
  const marks = useMemo(
    () =>
      series.switches.map(({ at, to }) => ({
        at: Date.parse(at),
        label: to ? (to.version ?? to.id.slice(0, 8)) : '–',
      })),
    [series],
  );
  const charts: { measure: Measure; title: string; formatValue(value: number): string; max?: number }[] = [
    { measure: 'failed', title: text('chartFailed'), formatValue: perThousand },
    { measure: 'erred', title: text('chartErred'), formatValue: perThousand },
    { measure: 'loadMs', title: text(isShell ? 'chartStart' : 'chartLoad'), formatValue: milliseconds },
    ...(isShell
      ? [
          { measure: 'lcpMs' as const, title: text('chartLcp'), formatValue: milliseconds },
          { measure: 'inpMs' as const, title: text('chartInp'), formatValue: milliseconds },
        ]
      : []),
    { measure: 'share', title: text('chartShare'), formatValue: percent, max: 100 },
  ];
  const lines = useMemo(
    () => new Map(MEASURES.map((measure) => [measure, linesOf(shown, series.releases, hours, measure)])),
    [shown, series, hours],
  );
  return (
    <div className={css.charts}>
      {charts.map(({ measure, ...chart }) => (
        <LineChart
          key={measure}
          {...chart}
          hours={hours}
          lines={lines.get(measure) ?? []}
          marks={marks}
          formatTime={formatTime}
        />
      ))}
    </div>
  );
}

const MEASURES: readonly Measure[] = ['failed', 'erred', 'loadMs', 'lcpMs', 'inpMs', 'share'];

/** A day is labelled with hours, more than a day with dates. */
function useChartFormats(range: Range) {
  const text = phrases.useText();
  const locale = useLanguage();
  const { number } = useFormats();
  return useMemo(() => {
    const options: Intl.DateTimeFormatOptions =
      range === 'day' ? { hour: 'numeric', minute: '2-digit' } : { month: 'short', day: 'numeric' };
    const time = new Intl.DateTimeFormat(locale, options);
    return {
      formatTime: (at: number) => time.format(at),
      perThousand: (value: number) => text('perThousand', { count: number(value) }),
      milliseconds: (value: number) => text('milliseconds', { value: number(Math.round(value)) }),
      percent: (value: number) => text('percent', { value: number(value) }),
    };
  }, [text, locale, number, range]);
}
