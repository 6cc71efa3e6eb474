import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createMeasuredServer, type Sample } from './test-server.ts';

interface Query {
  expr: string;
  legendFormat?: string;
}

const dashboard = JSON.parse(
  readFileSync(join(import.meta.dirname, '../../../deployment/grafana/releases.json'), 'utf8'),
) as {
  panels: { id: number; type: string; title: string; targets?: Query[] }[];
  annotations: { list: { expr: string; titleFormat: string }[] };
};

const queries: Query[] = [
  ...dashboard.panels.flatMap(({ targets = [] }) => targets),
  ...dashboard.annotations.list.map(({ expr, titleFormat }) => ({ expr, legendFormat: titleFormat })),
];

const environment = { ...process.env };
let samples: readonly Sample[] = [];
beforeAll(async () => {
  const server = await createMeasuredServer();
  await server.command('rollback');
  ({ samples } = await server.scrape());
  server.receiver.close();
});
afterAll(() => {
  process.env = environment;
});

const metricsOf = (expr: string): string[] => expr.match(/\bxana_\w+/g) ?? [];

/** Labels in selectors, in `by` and `on`, and in legends. */
const labelsOf = ({ expr, legendFormat = '' }: Query): string[] => [
  ...[...expr.matchAll(/(\w+)\s*(?:=~|!~|!=|=)\s*"/g)].map(([, label = '']) => label),
  ...[...expr.matchAll(/\b(?:by|on)\s*\(([^)]*)\)/g)].flatMap(([, list = '']) => list.split(/\s*,\s*/).filter(Boolean)),
  ...[...legendFormat.matchAll(/\{\{(\w+)\}\}/g)].map(([, label = '']) => label),
];

it.each(queries.map((query) => [query.expr, query] as const))(
  '[MF-04] the query %s of the dashboard reads metrics and labels of the release server',
  (_expr, query) => {
    const names = metricsOf(query.expr);
    expect(names.length).toBeGreaterThan(0);
    expect(names.filter((name) => !samples.some((sample) => sample.name === name))).toEqual([]);
    const labels = new Set(
      samples.filter(({ name }) => names.includes(name)).flatMap((sample) => Object.keys(sample.labels)),
    );
    expect(labelsOf(query).filter((label) => !labels.has(label))).toEqual([]);
  },
);

it('[MF-04] the dashboard shows each metric of the release server', () => {
  const shown = new Set(queries.flatMap(({ expr }) => metricsOf(expr)));
  // Of a histogram, the buckets and the count.
  const names = new Set(samples.map(({ name }) => name).filter((name) => !name.endsWith('_sum')));
  expect([...names].filter((name) => !shown.has(name))).toEqual([]);
});

it('[MF-04] the dashboard has rows for versions, visitors, changes and webhooks, and ids once', () => {
  const rows = dashboard.panels.filter(({ type }) => type === 'row').map(({ title }) => title);
  expect(rows).toEqual(['Versions now', 'Visitors', 'Changes', 'Webhooks']);
  const ids = dashboard.panels.map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
});

it('[MF-04] the handbook names each metric of the release server, and no other', () => {
  const page = readFileSync(join(import.meta.dirname, '../../../handbook/how-to/receive-release-events.md'), 'utf8');
  const names = samples.map(({ name }) => name.replace(/_(bucket|sum|count)$/, ''));
  expect([...new Set(page.match(/\bxana_release_\w+/g))].toSorted()).toEqual([...new Set(names)].toSorted());
});
