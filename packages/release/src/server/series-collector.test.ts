import { quantile } from '../health/histogram.ts';
import { readSeries } from '../health/release-series.ts';
import { createReleaseFixture } from '../test-releases.ts';
import { collectSeries } from './series-collector.ts';

const NAME = 'mfe-store';
const ID = '0123456789abcdef';

function setUp() {
  const { store } = createReleaseFixture();
  let now = Date.parse('2026-11-27T11:59:00Z');
  const collector = collectSeries(store, () => now);
  const report = (visitor: string, change: object = {}, name = NAME) =>
    collector.add(visitor, [{ name, id: ID, outcome: 'mounted', ...change }]);
  const read = (name = NAME) => {
    collector.write();
    return readSeries(store, name, ID, now);
  };
  const wait = (milliseconds: number) => {
    now += milliseconds;
  };
  return { collector, report, read, wait };
}

describe('collectSeries', () => {
  it('[T72] counts a visitor once per outcome and hour', () => {
    const { report, read, wait } = setUp();
    for (const visitor of ['a', 'a', 'b']) report(visitor);
    report('a', { outcome: 'failed' });
    expect(read()).toMatchObject([{ mounted: 2, failed: 1, erred: 0 }]);
    report('b');
    report('c', { outcome: 'erred' });
    wait(120_000);
    report('a');
    expect(read()).toMatchObject([
      { mounted: 2, failed: 1, erred: 1 },
      { mounted: 1, failed: 0, erred: 0 },
    ]);
  });

  it('[T72] keeps the first time that a visitor measured in an hour', () => {
    const { report, read } = setUp();
    report('a', { loadMs: 300 });
    for (let again = 0; again < 50; again += 1) report('a', { loadMs: 60_000 });
    const [hour] = read();
    expect(hour?.loadMs.reduce((sum, count) => sum + count, 0)).toBe(1);
    expect(quantile(hour?.loadMs ?? [], 0.75)).toBe(315);
  });

  it('keeps paint and interactions for the shell alone, also when they are reported later', () => {
    const { report, read } = setUp();
    report('a', { loadMs: 100, lcpMs: 900, inpMs: 40 });
    report('a', {}, 'shell');
    report('a', { lcpMs: 900, inpMs: 40 }, 'shell');
    expect(read()[0]).toMatchObject({ lcpMs: [], inpMs: [] });
    expect(read('shell')).toMatchObject([{ mounted: 1, loadMs: [] }]);
    expect(quantile(read('shell')[0]?.lcpMs ?? [], 0.75)).toBe(1_000);
  });

  it('[T72] counts at most 20,000 visitors of a release in an hour', () => {
    const { report, read } = setUp();
    for (let visitor = 0; visitor < 20_500; visitor += 1) report(String(visitor), { loadMs: 200 });
    report('0', { outcome: 'failed' });
    expect(read()).toMatchObject([{ mounted: 20_000, failed: 1 }]);
  });
});
