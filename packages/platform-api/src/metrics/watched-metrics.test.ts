import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { metricsOf, missingIn, type Query, queriesOf, type Sample } from '@xana/test-kit/test-prometheus';
import { sql } from 'kysely';
import { parse } from 'yaml';
import { scrape, useMeasuredServer, visit } from '../../test/test-scrape.ts';

const DEPLOYMENT = join(import.meta.dirname, '../../../deployment');
const read = (path: string) => readFileSync(join(DEPLOYMENT, path), 'utf8');

const dashboard = JSON.parse(read('grafana/platform.json')) as Parameters<typeof queriesOf>[0];
const panelQueries = queriesOf(dashboard);
const { groups } = parse(read('prometheus/alerts.yml')) as {
  groups: { name: string; rules: { alert: string; expr: string; annotations: { summary: string } }[] }[];
};
/** Those of the release server are compared with its own scrape. */
const alertQueries: Query[] = groups
  .filter(({ name }) => name === 'xana-platform')
  .flatMap(({ rules }) => rules)
  .map(({ expr, annotations }) => ({ expr, legendFormat: annotations.summary }));

const runbook = readFileSync(join(DEPLOYMENT, '../handbook/how-to/answer-an-alert.md'), 'utf8');
/** Queries of the runbook, in the text. */
const runbookQueries: Query[] = [...runbook.matchAll(/(?<!`)`([^`\n]+)`(?!`)/g)]
  .map(([, expr = '']) => ({ expr }))
  .filter(({ expr }) => metricsOf(expr).some((name) => name !== 'up' && !name.startsWith('xana_release_')));

const sockets = useMeasuredServer();
let samples: Sample[] = [];
beforeAll(async () => {
  for (const number of [1, 2, 3]) await visit(sockets, number);
  samples = await scrape(sockets.server);
}, 120_000);

describe('a real scrape of the platform', () => {
  it.each([...panelQueries, ...alertQueries, ...runbookQueries].map((query) => [query.expr, query] as const))(
    'has the metrics and labels of the query %s',
    (_expr, query) => {
      expect(metricsOf(query.expr).length).toBeGreaterThan(0);
      expect(missingIn(samples, query)).toEqual([]);
    },
  );

  it('has no metric of the platform that the dashboard does not show', () => {
    const shown = new Set(panelQueries.flatMap(({ expr }) => metricsOf(expr)));
    // Of a histogram, the buckets or the count.
    const base = (name: string) => name.replace(/_(bucket|count|sum)$/, '');
    const names = new Set(samples.map(({ name }) => base(name)).filter((name) => name.startsWith('xana_')));
    expect([...names].filter((name) => ![...shown].some((each) => base(each) === name))).toEqual([]);
  });
});

describe('the runbook', () => {
  const blocks = [...runbook.matchAll(/```sql\n([\s\S]*?)```/g)].map(([, text = '']) => text);

  it('has queries and SQL', () => {
    expect(runbookQueries.length).toBeGreaterThan(20);
    expect(blocks.length).toBeGreaterThan(2);
  });

  it.each(blocks)('has SQL that the database runs: %s', async (block) => {
    await expect(sql.raw(block).execute(sockets.server.database)).resolves.toHaveProperty('rows');
  });
});

describe('the dashboard of the platform', () => {
  it('has a row for each area, and each id once', () => {
    const rows = dashboard.panels.filter(({ type }) => type === 'row').map(({ title }) => title);
    expect(rows).toEqual([
      'Now',
      'Calls',
      'Database',
      'Redis',
      'Sockets',
      'Jobs',
      'Payments and notifications',
      'Pictures',
      'Process',
    ]);
    const ids = dashboard.panels.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('has panels that do not overlap', () => {
    const cells = (dashboard.panels as unknown as { gridPos: Record<'x' | 'y' | 'w' | 'h', number> }[]).flatMap(
      ({ gridPos: { x, y, w, h } }) =>
        Array.from({ length: w * h }, (_, index) => `${x + (index % w)} ${y + Math.floor(index / w)}`),
    );
    expect(new Set(cells).size).toBe(cells.length);
  });
});
