import type { DeskMicrofrontend } from '@xana/contracts/releases/desk';
import type { DeskSeries, DeskSeriesPoint } from '@xana/contracts/releases/desk-series';
import { quantile } from '../health/histogram.ts';
import {
  addHours,
  emptyHour,
  type HourCounts,
  hasReportsSince,
  hourOf,
  MAX_HOURS,
  readSeries,
  startOf,
} from '../health/release-series.ts';
import { readRecord, releaseIdsOf } from '../registry/read-records.ts';
import type { StoreView } from './describe-release.ts';

/**
 * What visitors reported about each release of a microfrontend in the last 14 days, hour by hour, and the switches.
 *
 * @param now in milliseconds since 1970
 */
export function describeSeries(view: StoreView, name: string, now = Date.now()): DeskSeries {
  const { store, log } = view;
  const releaseOf = (id: string) => ({ id, version: readRecord(store, name, id)?.version ?? null });
  const since = startOf(hourOf(now) - MAX_HOURS + 1);
  return {
    releases: seriesOf(view, name, now).map(({ id, hours }) => ({ ...releaseOf(id), points: hours.map(describeHour) })),
    switches: log
      .filter(
        (entry) => entry.name === name && entry.at >= since && (entry.from !== entry.to || entry.verb === 'retire'),
      )
      .map(({ revision, at, verb, to }) => ({
        revision,
        at,
        verb,
        to: verb === 'retire' || !to ? null : releaseOf(to),
      })),
  };
}

/** The figures of the running hour and the one before: a running hour alone has few reports at its start. */
export function describeLastHour(view: StoreView, name: string, active: string, now = Date.now()): LastHour {
  const first = hourOf(now) - 1;
  const recent = releaseIdsOf(view.store, view.registry, name)
    .filter((id) => hasReportsSince(view.store, name, id, first))
    .map((id) => ({
      id,
      counts: readSeries(view.store, name, id, now)
        .filter(({ hour }) => hour >= first)
        .reduce(addHours, emptyHour(first)),
    }));
  const all = recent.reduce((sum, { counts }) => sum + visitorsOf(counts), 0);
  const own = recent.find(({ id }) => id === active)?.counts ?? emptyHour(first);
  return { loadMs: p75(own.loadMs), share: all === 0 ? null : visitorsOf(own) / all };
}

type LastHour = DeskMicrofrontend['lastHour'];

/** Of releases that visitors reported. */
function seriesOf(view: StoreView, name: string, now: number): { id: string; hours: HourCounts[] }[] {
  return releaseIdsOf(view.store, view.registry, name)
    .map((id) => ({ id, hours: readSeries(view.store, name, id, now) }))
    .filter(({ hours }) => hours.length > 0);
}

function describeHour(counts: HourCounts): DeskSeriesPoint {
  const visitors = visitorsOf(counts);
  // A tenth: more digits are noise.
  const perThousand = (count: number) => (visitors === 0 ? null : Math.round((count * 10_000) / visitors) / 10);
  return {
    at: startOf(counts.hour),
    visitors,
    failed: perThousand(counts.failed),
    erred: perThousand(counts.erred),
    loadMs: p75(counts.loadMs),
    lcpMs: p75(counts.lcpMs),
    inpMs: p75(counts.inpMs),
  };
}

const visitorsOf = ({ mounted, failed }: HourCounts): number => mounted + failed;

function p75(histogram: readonly number[]): number | null {
  const milliseconds = quantile(histogram, 0.75);
  return milliseconds === null ? null : Math.round(milliseconds);
}
