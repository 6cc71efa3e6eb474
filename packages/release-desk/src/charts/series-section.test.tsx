import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { DeskSeries } from '@xana/contracts/releases/desk-series';
import { SeriesSection } from './series-section.tsx';
import { point } from './test-points.ts';
import { type Plot, usePlot } from './use-plot.ts';

jest.mock('./use-plot.ts', () => ({ usePlot: jest.fn(() => ({ current: null })) }));

const HOUR_MS = 3_600_000;
const NOW = Date.parse('2026-11-27T11:30:00Z');
const at = (hoursAgo: number) => new Date(Math.floor(NOW / HOUR_MS - hoursAgo) * HOUR_MS).toISOString();

const SERIES: DeskSeries = {
  releases: [
    { id: 'aaaaaaaaaaaaaaaa', version: '2.0.0', points: [point(at(0), 30, { failed: 12.5, loadMs: 1_840 })] },
    { id: 'bbbbbbbbbbbbbbbb', version: '1.0.0', points: [point(at(100), 50), point(at(1), 90), point(at(0), 10)] },
  ],
  switches: [{ revision: 4, at: at(0), verb: 'publish', to: { id: 'aaaaaaaaaaaaaaaa', version: '2.0.0' } }],
};

beforeEach(() => {
  jest.useFakeTimers({ now: NOW, doNotFake: ['setTimeout', 'setInterval', 'queueMicrotask', 'nextTick'] });
  jest.mocked(usePlot).mockClear();
});
afterEach(() => void jest.useRealTimers());

const charts = () => screen.getAllByRole('img').map((chart) => chart.getAttribute('aria-label'));
const plots = (): Plot[] => jest.mocked(usePlot).mock.calls.map(([plot]) => plot);

describe('the charts of a microfrontend', () => {
  it('[MF-04] show failures, errors, load time and adoption of each release, with a mark at each switch', () => {
    render(<SeriesSection name="mfe-store" series={SERIES} />);
    expect(charts()).toEqual([
      'Failures per thousand visitors. Latest: 2.0.0: 12.5‰, 1.0.0: 0‰',
      'Errors per thousand visitors. Latest: 2.0.0: 0‰, 1.0.0: 0‰',
      'Time until the first mount (p75). Latest: 2.0.0: 1,840 ms, 1.0.0: –',
      'Share of visitors. Latest: 2.0.0: 75%, 1.0.0: 25%',
    ]);
    for (const { marks, hours } of plots()) {
      expect(marks).toEqual([{ at: Date.parse(at(0)), label: '2.0.0' }]);
      expect(hours).toHaveLength(24);
    }
  });

  it('show the paint and the interactions of the shell', () => {
    render(<SeriesSection name="shell" series={SERIES} />);
    expect(
      charts()
        .slice(2, 5)
        .map((label) => label?.split('.')[0]),
    ).toEqual([
      'Time until the first screen (p75)',
      'Largest Contentful Paint (p75)',
      'Interaction to Next Paint (p75)',
    ]);
  });

  it('[MF-04] have a choice of the time, and a table with the same values', async () => {
    const user = userEvent.setup();
    render(<SeriesSection name="mfe-store" series={SERIES} />);
    await user.click(screen.getByText('As a table'));
    const rows = () =>
      within(screen.getByRole('table'))
        .getAllByRole('row')
        .slice(1)
        .map((row) => [...row.querySelectorAll('td')].map(({ textContent }) => textContent));
    expect(rows()).toEqual([
      ['2.0.0', '30', '75%', '12.5', '0', '1,840'],
      ['1.0.0', '10', '25%', '0', '0', '–'],
      ['2.0.0', 'published'],
      ['1.0.0', '90', '100%', '0', '0', '–'],
    ]);
    const week = screen.getByRole('button', { name: '7 days' });
    expect(week.getAttribute('aria-pressed')).toBe('false');
    await user.click(week);
    expect(week.getAttribute('aria-pressed')).toBe('true');
    expect(rows()).toHaveLength(5);
    expect(plots().at(-1)?.hours).toHaveLength(7 * 24);
  });

  it('report that there are no reports', () => {
    render(<SeriesSection name="mfe-store" series={{ releases: [], switches: [] }} />);
    screen.getByText('No reports in this time');
    expect(screen.queryByRole('img')).toBeNull();
  });
});
