import { type RefObject, useEffect, useRef, useSyncExternalStore } from 'react';
import uPlot from 'uplot';
import 'uplot/dist/uPlot.min.css';
import { findIsolated, type Line } from './chart-data.ts';
import { drawMarks, type Mark } from './draw-marks.ts';
import { styleOf } from './line-styles.ts';

export interface Plot {
  /** The starts of the hours in milliseconds since 1970. */
  hours: readonly number[];
  lines: readonly Line[];
  marks: readonly Mark[];
  formatTime(at: number): string;
  formatValue(value: number): string;
  /** The top of the scale; default: that of the values. */
  max?: number | undefined;
  /** The hour below the pointer; null: none. */
  onHover(index: number | null): void;
}

const HEIGHT_PX = 180;
const TIME_AXIS_PX = 32;
const HOUR_S = 3_600;
/** Of the digits of the font, with some room. */
const DIGIT_PX = 7;
/** The pointer is at the same hour in all charts of the page. */
const CURSOR_GROUP = 'charts';

/** Draws a chart into an element, as wide as it. */
export function usePlot(plot: Plot): RefObject<HTMLDivElement | null> {
  const element = useRef<HTMLDivElement>(null);
  const theme = useThemeName();
  // Another theme has other colours.
  useEffect(() => {
    const host = element.current;
    if (!host) return;
    const data: uPlot.AlignedData = [
      // In the middle of the hour that it is about: a switch at its end lies behind it.
      plot.hours.map((hour) => hour / 1_000 + HOUR_S / 2),
      ...plot.lines.map(({ values }) => [...values]),
    ];
    const chart = new uPlot({ width: host.clientWidth, height: HEIGHT_PX, ...optionsOf(plot, host) }, data, host);
    const observer = new ResizeObserver(() => chart.setSize({ width: host.clientWidth, height: HEIGHT_PX }));
    observer.observe(host);
    return () => {
      observer.disconnect();
      chart.destroy();
    };
  }, [plot, theme]);
  return element;
}

/** The theme of the page, also after it is switched. */
function useThemeName(): string | undefined {
  return useSyncExternalStore(
    (onChange) => {
      const observer = new MutationObserver(onChange);
      observer.observe(document.documentElement, { attributeFilter: ['data-theme'] });
      return () => observer.disconnect();
    },
    () => document.documentElement.dataset.theme,
  );
}

function optionsOf(plot: Plot, host: HTMLElement): Omit<uPlot.Options, 'width' | 'height'> {
  const style = getComputedStyle(host);
  const color = (property: string) => style.getPropertyValue(property).trim();
  const font = `12px ${style.fontFamily}`;
  const axis: uPlot.Axis = {
    stroke: color('--text-soft'),
    font,
    grid: { stroke: color('--line'), width: 1 },
    ticks: { stroke: color('--line'), width: 1 },
  };
  const { hours, lines, marks, max, formatTime, formatValue, onHover } = plot;
  return {
    legend: { show: false },
    cursor: { y: false, drag: { x: false, y: false }, sync: { key: CURSOR_GROUP } },
    padding: [16, 28, 0, 0],
    scales: {
      x: { range: () => [(hours[0] ?? 0) / 1_000, (hours.at(-1) ?? 0) / 1_000 + HOUR_S] },
      y: { range: (_chart, _min, highest) => [0, max ?? Math.max(1, (highest ?? 0) * 1.1)] },
    },
    axes: [
      {
        ...axis,
        space: 64,
        size: TIME_AXIS_PX,
        values: (_chart, times) => times.map((time) => formatTime(time * 1_000)),
      },
      {
        ...axis,
        size: (_chart, labels) => Math.max(0, ...(labels ?? []).map(({ length }) => length)) * DIGIT_PX + 16,
        values: (_chart, values) => values.map(formatValue),
      },
    ],
    series: [
      {},
      ...lines.map((_line, index) => ({
        stroke: color(styleOf(index).color),
        width: 2,
        dash: [...styleOf(index).dash],
        points: {
          size: 5,
          fill: color('--surface'),
          filter: (chart: uPlot, at: number, isShown: boolean) =>
            isShown ? null : findIsolated([...(chart.data[at] ?? [])] as (number | null)[]),
        },
      })),
    ],
    hooks: {
      draw: [drawMarks(marks, { color: color('--text-soft'), font: `${12 * devicePixelRatio}px ${style.fontFamily}` })],
      setCursor: [({ cursor }) => onHover(cursor.idx ?? null)],
    },
  };
}
