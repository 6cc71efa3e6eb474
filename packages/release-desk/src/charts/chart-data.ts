import type { DeskSeries, DeskSeriesPoint } from '@xana/contracts/releases/desk-series';
import { LINE_STYLES } from './line-styles.ts';

type Release = DeskSeries['releases'][number];

export type Measure = 'failed' | 'erred' | 'loadMs' | 'lcpMs' | 'inpMs' | 'share';

/** One line of a chart for each release, with a value or null for each hour. */
export interface Line {
  id: string;
  label: string;
  values: readonly (number | null)[];
}

/** Hours of each choice. */
export const RANGES = { day: 24, week: 7 * 24, fortnight: 14 * 24 } as const;
export type Range = keyof typeof RANGES;

const HOUR_MS = 3_600_000;

/** The starts of the last hours with the running one, the oldest first. @param now in milliseconds since 1970, as the starts */
export function hoursOf(range: Range, now: number): number[] {
  const last = Math.floor(now / HOUR_MS) * HOUR_MS;
  return Array.from({ length: RANGES[range] }, (_, index) => last - (RANGES[range] - 1 - index) * HOUR_MS);
}

/** What the charts show of the hours: the releases with the most visitors, the last reported one first, and how many there are besides. */
export function chooseReleases({ releases }: DeskSeries, hours: readonly number[]) {
  const first = hours[0] ?? 0;
  const reported = releases
    .map((release) => ({ ...release, points: release.points.filter(({ at }) => Date.parse(at) >= first) }))
    .filter(({ points }) => points.length > 0);
  const shown = reported.toSorted((one, other) => visitorsOf(other) - visitorsOf(one)).slice(0, LINE_STYLES.length);
  return {
    shown: shown.toSorted((one, other) => (lastOf(one) < lastOf(other) ? 1 : -1)),
    others: reported.length - shown.length,
  };
}

/** @param all the releases that visitors are shared among; those of the lines and others */
export function linesOf(
  shown: readonly Release[],
  all: readonly Release[],
  hours: readonly number[],
  measure: Measure,
) {
  const totals = measure === 'share' ? visitorsByHour(all) : new Map<number, number>();
  return shown.map(({ id, version, points }): Line => {
    const byHour = new Map(points.map((point) => [Date.parse(point.at), point]));
    const valueAt = (hour: number) => {
      const point = byHour.get(hour);
      return measure === 'share' ? shareOf(point, totals.get(hour) ?? 0) : (point?.[measure] ?? null);
    };
    return { id, label: version ?? id.slice(0, 8), values: hours.map(valueAt) };
  });
}

/** In percent. A release without reports in an hour with reports has no share; without any report it is unknown. */
const shareOf = (point: DeskSeriesPoint | undefined, total: number): number | null =>
  total === 0 ? null : Math.round(((point?.visitors ?? 0) * 1_000) / total) / 10;

/** The indices of values without a neighbour, which no line goes through: a new release has a single one. */
export const findIsolated = (values: readonly (number | null)[]): number[] =>
  values.flatMap((value, index) => {
    const hasNeighbour = [values[index - 1], values[index + 1]].some((each) => typeof each === 'number');
    return value === null || hasNeighbour ? [] : [index];
  });

export function visitorsByHour(releases: readonly Release[]): Map<number, number> {
  const totals = new Map<number, number>();
  for (const { at, visitors } of releases.flatMap(({ points }) => points))
    totals.set(Date.parse(at), (totals.get(Date.parse(at)) ?? 0) + visitors);
  return totals;
}

const visitorsOf = ({ points }: Release): number => points.reduce((sum, { visitors }) => sum + visitors, 0);
const lastOf = ({ points }: Release): string => points.at(-1)?.at ?? '';
