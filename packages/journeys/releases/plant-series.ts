import { addValue } from '@xana/release/histogram';
import { addToSeries, emptyHour, hourOf } from '@xana/release/release-series';
import { store } from './site-releases.ts';

interface Reports {
  name: string;
  id: string;
  /** The first and the last hour, counted back from the running one. */
  from: number;
  to: number;
  visitors: number;
  failed: number;
  loadMs: number;
}

/** Reports of visitors in each hour, higher in the evening than in the morning, with load times around the given one. */
export function plantSeries({ name, id, from, to, visitors, failed, loadMs }: Reports): void {
  const now = hourOf(Date.now());
  for (let hour = now - from; hour <= now - to; hour += 1) {
    const wave = 1 + 0.4 * Math.sin((hour / 24) * 2 * Math.PI);
    const times = [0.6, 0.8, 1, 1.1].map((factor) => loadMs * factor * (0.9 + wave / 10));
    addToSeries(store, name, id, {
      ...emptyHour(hour),
      mounted: Math.round(visitors * wave),
      failed: Math.round(failed * wave),
      erred: hour % 3,
      loadMs: times.reduce<number[]>(addValue, []),
    });
  }
}
