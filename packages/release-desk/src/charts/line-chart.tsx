import { useFormats } from '@xana/i18n/formats';
import { useMemo, useState } from 'react';
import { phrases } from '../phrases/phrases.ts';
import type { Line } from './chart-data.ts';
import * as css from './charts.module.css';
import type { Mark } from './draw-marks.ts';
import { styleOf } from './line-styles.ts';
import { usePlot } from './use-plot.ts';

interface LineChartProps {
  title: string;
  hours: readonly number[];
  lines: readonly Line[];
  marks: readonly Mark[];
  formatTime(at: number): string;
  formatValue(value: number): string;
  max?: number;
}

/** A chart with the values of the hour below the pointer, or the latest ones, as text. */
export function LineChart({ title, lines, ...rest }: LineChartProps) {
  const text = phrases.useText();
  const { dayAndTime } = useFormats();
  const [hovered, setHovered] = useState<number | null>(null);
  const { hours, marks, formatTime, formatValue, max } = rest;
  const plot = useMemo(
    () => ({ hours, lines, marks, formatTime, formatValue, max, onHover: setHovered }),
    [hours, lines, marks, formatTime, formatValue, max],
  );
  const element = usePlot(plot);
  const shownValue = ({ values }: Line): number | null =>
    hovered === null ? (values.findLast((value) => value !== null) ?? null) : (values[hovered] ?? null);
  const shown = lines.map((line) => ({ ...line, value: shownValue(line) }));
  const hour = hovered === null ? undefined : hours[hovered];
  const written = (value: number | null) => (value === null ? '–' : formatValue(value));
  const summary = shown.map(({ label, value }) => `${label}: ${written(value)}`).join(', ');
  return (
    <figure className={css.chart}>
      <figcaption className={css.caption}>{title}</figcaption>
      <p className={css.values} aria-hidden="true">
        <span>{hour === undefined ? text('latest') : dayAndTime(new Date(hour).toISOString())}</span>
        {shown.map(({ id, label, value }, index) => (
          <span key={id}>
            <LineSample index={index} /> {label} <b>{written(value)}</b>
          </span>
        ))}
      </p>
      <div ref={element} className={css.plot} role="img" aria-label={`${title}. ${text('latest')}: ${summary}`} />
    </figure>
  );
}

function LineSample({ index }: { index: number }) {
  const { color, dash } = styleOf(index);
  return (
    <svg className={css.sample} width="24" height="8" aria-hidden="true">
      <line x1="0" y1="4" x2="24" y2="4" stroke={`var(${color})`} strokeWidth="2" strokeDasharray={dash.join(' ')} />
    </svg>
  );
}
