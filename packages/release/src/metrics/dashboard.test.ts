import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { metricsOf, missingIn, queriesOf, type Sample } from '@xana/test-kit/test-prometheus';
import { parse } from 'yaml';
import { createMeasuredServer } from './test-server.ts';

const dashboard = JSON.parse(
  readFileSync(join(import.meta.dirname, '../../../deployment/grafana/releases.json'), 'utf8'),
) as Parameters<typeof queriesOf>[0];
const queries = queriesOf(dashboard);

let samples: readonly Sample[] = [];
beforeAll(async () => {
  const server = await createMeasuredServer();
  await server.command('rollback');
  ({ samples } = await server.scrape());
});

it.each(queries.map((query) => [query.expr, query] as const))(
  '[MF-04] the query %s of the dashboard reads metrics and labels of the release server',
  (_expr, query) => {
    expect(metricsOf(query.expr).length).toBeGreaterThan(0);
    expect(missingIn(samples, query)).toEqual([]);
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

const { groups } = parse(
  readFileSync(join(import.meta.dirname, '../../../deployment/prometheus/alerts.yml'), 'utf8'),
) as { groups: { name: string; rules: { expr: string; annotations: { summary: string } }[] }[] };
const alerts = groups
  .filter(({ name }) => name === 'xana-releases')
  .flatMap(({ rules }) => rules)
  .map(({ expr, annotations }) => [expr, { expr, legendFormat: annotations.summary }] as const);

it.each(alerts)('[MF-04] the alert %s reads metrics and labels of the release server', (expr, query) => {
  expect(metricsOf(expr).length).toBeGreaterThan(0);
  expect(missingIn(samples, query)).toEqual([]);
});
