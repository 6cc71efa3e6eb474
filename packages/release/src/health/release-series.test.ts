import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createReleaseFixture } from '../test-releases.ts';
import { EDGES_MS } from './histogram.ts';
import { addToSeries, emptyHour, hourOf, MAX_HOURS, mergeSeries, readSeries } from './release-series.ts';

const NAME = 'mfe-store';
const ID = '0123456789abcdef';
const NOW = Date.parse('2026-11-27T11:30:00Z');
const HOUR = hourOf(NOW);

const counts = (hour: number, mounted: number) => ({ ...emptyHour(hour), mounted });

function createSeries() {
  const { store } = createReleaseFixture();
  return { store, folder: join(store.healthDirectory, NAME), read: (now = NOW) => readSeries(store, NAME, ID, now) };
}

describe('the series of a release', () => {
  it('[MF-04] adds counts and histograms hour by hour, the oldest first', () => {
    const { store, read } = createSeries();
    addToSeries(store, NAME, ID, { ...counts(HOUR, 2), failed: 1, loadMs: [0, 1] }, NOW);
    addToSeries(store, NAME, ID, counts(HOUR - 1, 5), NOW);
    addToSeries(store, NAME, ID, { ...counts(HOUR, 3), erred: 1, loadMs: [0, 1, 4] }, NOW);
    expect(read()).toEqual([counts(HOUR - 1, 5), { ...counts(HOUR, 5), failed: 1, erred: 1, loadMs: [0, 2, 4] }]);
  });

  it('keeps 14 days, and no hour of the future', () => {
    const { store, folder, read } = createSeries();
    for (const hour of [HOUR - MAX_HOURS, HOUR - MAX_HOURS + 1, HOUR])
      addToSeries(store, NAME, ID, counts(hour, 1), NOW);
    expect(read().map(({ hour }) => HOUR - hour)).toEqual([MAX_HOURS - 1, 0]);
    expect(read(NOW - 3_600_000).map(({ hour }) => HOUR - hour)).toEqual([MAX_HOURS - 1]);
    addToSeries(store, NAME, ID, counts(HOUR + MAX_HOURS, 1), NOW + MAX_HOURS * 3_600_000);
    expect(JSON.parse(readFileSync(join(folder, `${ID}.series.json`), 'utf8')).hours).toHaveLength(1);
  });

  it('[T72] has a file of at most 320 kB, also with 100,000 visitors in each bucket of each hour', () => {
    const { store, folder } = createSeries();
    const full = EDGES_MS.map(() => 100_000);
    const hours = Array.from({ length: MAX_HOURS }, (_, index) => HOUR - MAX_HOURS + 1 + index);
    const all = hours.map((hour) => ({ ...counts(hour, 100_000), loadMs: full, lcpMs: full, inpMs: full }));
    addToSeries(store, NAME, ID, counts(HOUR, 1), NOW);
    writeFileSync(join(folder, `${ID}.series.json`), JSON.stringify({ formatVersion: 1, hours: all }));
    addToSeries(store, NAME, ID, counts(HOUR, 1), NOW);
    expect(readFileSync(join(folder, `${ID}.series.json`)).length).toBeLessThan(320_000);
  });

  it('takes a file that cannot be read as no observation', () => {
    const { store, folder, read } = createSeries();
    addToSeries(store, NAME, ID, counts(HOUR, 1), NOW);
    writeFileSync(join(folder, `${ID}.series.json`), '{"formatVersion":2}');
    expect(read()).toEqual([]);
    addToSeries(store, NAME, ID, counts(HOUR, 4), NOW);
    expect(read()).toEqual([counts(HOUR, 4)]);
  });

  it('is deleted with the release', () => {
    const { store, folder } = createSeries();
    addToSeries(store, NAME, ID, counts(HOUR, 1), NOW);
    store.remove(NAME, ID);
    expect(readdirSync(folder)).toEqual([]);
  });
});

it('mergeSeries keeps the hours of both', () => {
  expect(mergeSeries([counts(3, 1), counts(5, 1)], [counts(4, 2), counts(5, 2)])).toEqual([
    counts(3, 1),
    counts(4, 2),
    counts(5, 3),
  ]);
});
