import type { DeskSeries } from '@xana/contracts/releases/desk-series';
import { chooseReleases, findIsolated, hoursOf, linesOf } from './chart-data.ts';
import { point } from './test-points.ts';

const NOW = Date.parse('2026-11-27T11:30:00Z');
const HOURS = hoursOf('day', NOW);

const release = (id: string, ...points: ReturnType<typeof point>[]) => ({ id, version: `${id}.0.0`, points });

const ONE = release('1', point('2026-11-27T09:00:00.000Z', 30), point('2026-11-27T11:00:00.000Z', 10));
const TWO = release('2', point('2026-11-27T10:00:00.000Z', 5), point('2026-11-27T11:00:00.000Z', 30, { loadMs: 840 }));
const OLD = release('3', point('2026-11-26T09:00:00.000Z', 500));
const SERIES: DeskSeries = { releases: [ONE, OLD, TWO], switches: [] };

describe('hoursOf', () => {
  it('ends with the running hour', () => {
    expect(HOURS).toHaveLength(24);
    expect([HOURS[0], HOURS.at(-1)].map((hour) => new Date(hour ?? 0).toISOString())).toEqual([
      '2026-11-26T12:00:00.000Z',
      '2026-11-27T11:00:00.000Z',
    ]);
  });
});

describe('chooseReleases', () => {
  it('leaves out releases without a report in the hours', () => {
    expect(
      chooseReleases(SERIES, HOURS)
        .shown.map(({ id }) => id)
        .toSorted(),
    ).toEqual(['1', '2']);
    expect(chooseReleases(SERIES, hoursOf('week', NOW)).shown).toHaveLength(3);
  });

  it('shows five releases with the most visitors, the last reported one first, and counts the others', () => {
    const many = Array.from({ length: 7 }, (_, index) =>
      release(String(index), point(`2026-11-27T0${index}:00:00.000Z`, index === 6 ? 1 : 100 - index)),
    );
    const { shown, others } = chooseReleases({ releases: many, switches: [] }, HOURS);
    expect(shown.map(({ id }) => id)).toEqual(['4', '3', '2', '1', '0']);
    expect(others).toBe(2);
  });
});

describe('findIsolated', () => {
  it.each([
    [[null, null, 5], [2]],
    [[5, null, null], [0]],
    [[1, 2, null, 0, null, 3, 4], [3]],
    [[null, null], []],
  ])('finds the values of %j that no line goes through', (values, isolated) => {
    expect(findIsolated(values)).toEqual(isolated);
  });
});

describe('linesOf', () => {
  const values = (measure: 'loadMs' | 'share') =>
    linesOf([ONE, TWO], SERIES.releases, HOURS, measure).map((line) => line.values.slice(-4));

  it('[MF-04] has a value for each hour, and none for an hour without a report', () => {
    expect(values('loadMs')).toEqual([
      [null, null, null, null],
      [null, null, null, 840],
    ]);
  });

  it('[MF-04] shares the visitors of an hour among all releases', () => {
    expect(values('share')).toEqual([
      [null, 100, 0, 25],
      [null, 0, 100, 75],
    ]);
  });
});
