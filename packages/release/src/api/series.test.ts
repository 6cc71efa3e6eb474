import { retire } from '../commands/retire.ts';
import { addValue } from '../health/histogram.ts';
import { addToSeries, emptyHour, hourOf } from '../health/release-series.ts';
import { createTwoReleases, SETTINGS } from '../test-releases.ts';
import { readView } from './overview.ts';
import { describeLastHour, describeSeries } from './series.ts';

const NAME = 'mfe-store';
const HOUR = hourOf(Date.now());
const HOUR_MS = 3_600_000;

/** Two releases. Visitors reported the older one three hours ago, and both in this hour. */
function createSeries() {
  const site = createTwoReleases();
  const { one, two } = site;
  const add = (id: string, hour: number, change: object) =>
    addToSeries(site.store, NAME, id, { ...emptyHour(hour), ...change });
  add(one, HOUR - 3, { mounted: 200 });
  add(one, HOUR, { mounted: 10 });
  add(two, HOUR - 1, { mounted: 20, failed: 1, loadMs: addValue([], 500) });
  add(two, HOUR, { mounted: 59, failed: 0, erred: 3, loadMs: [500, 500, 2_000].reduce<number[]>(addValue, []) });
  return { ...site, view: () => readView(site.store) };
}

describe('describeSeries', () => {
  it('[MF-04] lists visitors, failures and errors per thousand, and the load time of each release by hour', () => {
    const { view, one, two } = createSeries();
    const { releases } = describeSeries(view(), NAME);
    const at = (hour: number) => new Date(hour * HOUR_MS).toISOString();
    const none = { loadMs: null, lcpMs: null, inpMs: null };
    expect(releases.find(({ id }) => id === one)?.points).toEqual([
      { at: at(HOUR - 3), visitors: 200, failed: 0, erred: 0, ...none },
      { at: at(HOUR), visitors: 10, failed: 0, erred: 0, ...none },
    ]);
    expect(releases.find(({ id }) => id === two)).toEqual({
      id: two,
      version: '2.0.0',
      points: [
        { at: at(HOUR - 1), visitors: 21, failed: 47.6, erred: 0, ...none, loadMs: 630 },
        { at: at(HOUR), visitors: 59, failed: 0, erred: 50.8, ...none, loadMs: 2_500 },
      ],
    });
  });

  it('[MF-04] marks each switch, and the time without a release after it was retired', () => {
    const { view, store, one, two } = createSeries();
    retire(store, SETTINGS, { name: NAME, actor: 'ren', reason: 'r' });
    expect(describeSeries(view(), NAME).switches.map(({ verb, to }) => [verb, to?.id])).toEqual([
      ['publish', one],
      ['publish', two],
      ['retire', undefined],
    ]);
  });

  it('leaves out what is older than 14 days', () => {
    const { view } = createSeries();
    const later = Date.now() + 14 * 24 * HOUR_MS + HOUR_MS;
    expect(describeSeries(view(), NAME, later)).toEqual({ releases: [], switches: [] });
  });
});

describe('describeLastHour', () => {
  it('[MF-04] measures the share and the load time of the active release in this hour and the one before', () => {
    const { view, one, two } = createSeries();
    expect(describeLastHour(view(), NAME, two)).toEqual({ share: 80 / 90, loadMs: 630 });
    expect(describeLastHour(view(), NAME, one)).toEqual({ share: 10 / 90, loadMs: null });
  });

  it('is not known without reports', () => {
    const { view } = createSeries();
    expect(describeLastHour(view(), 'shell', 'x')).toEqual({ share: null, loadMs: null });
  });
});
