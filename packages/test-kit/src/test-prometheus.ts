/** One line of the text format of Prometheus. */
export interface Sample {
  name: string;
  labels: Record<string, string>;
  value: number;
}

/** The samples of a scrape. */
export const readSamples = (text: string): Sample[] =>
  text
    .split('\n')
    .filter((line) => line && !line.startsWith('#'))
    .map(readSample);

function readSample(line: string): Sample {
  const [, name = '', labels = '', value] = line.match(/^(\w+)(?:\{(.*)\})? (\S+)$/) ?? [];
  const pairs = [...labels.matchAll(/(\w+)="([^"]*)"/g)].map(([, label = '', text = '']) => [label, text]);
  return { name, labels: Object.fromEntries(pairs) as Record<string, string>, value: Number(value) };
}

/** A query of a dashboard or an alert. */
export interface Query {
  expr: string;
  /** Texts with labels as `{{label}}`. */
  legendFormat?: string;
}

interface Dashboard {
  panels: { id: number; type: string; title: string; targets?: Query[] }[];
  annotations: { list: { expr?: string; titleFormat?: string }[] };
}

/** The queries of the panels and annotations of a Grafana dashboard. */
export const queriesOf = ({ panels, annotations }: Dashboard): Query[] => [
  ...panels.flatMap(({ targets = [] }) => targets),
  ...annotations.list.flatMap(({ expr, titleFormat = '' }) => (expr ? [{ expr, legendFormat: titleFormat }] : [])),
];

/** The metrics that an expression reads. `up` is made by Prometheus. */
export const metricsOf = (expr: string): string[] => expr.match(/\b(?:xana|process|nodejs)_\w+|\bup\b/g) ?? [];

/** Labels in selectors, in `by`, `on`, `without` and `ignoring`, and in legends. */
const labelsOf = ({ expr, legendFormat = '' }: Query): string[] => [
  ...[...expr.matchAll(/(\w+)\s*(?:=~|!~|!=|=)\s*"/g)].map(([, label = '']) => label),
  ...[...expr.matchAll(/\b(?:by|on|without|ignoring)\s*\(([^)]*)\)/g)].flatMap(([, list = '']) =>
    list.split(/\s*,\s*/).filter(Boolean),
  ),
  ...[...legendFormat.matchAll(/\{\{\s*(?:\$labels\.)?(\w+)\s*\}\}/g)].map(([, label = '']) => label),
];

/** Labels that Prometheus adds to each sample of a target. */
const TARGET_LABELS = ['job', 'instance'];

/** What a query reads and a scrape does not have: metrics, and labels of its metrics. `{{ $value }}` has no label. */
export function missingIn(samples: readonly Sample[], query: Query): string[] {
  const names = metricsOf(query.expr).filter((name) => name !== 'up');
  const labels = new Set([
    ...TARGET_LABELS,
    ...samples.filter(({ name }) => names.includes(name)).flatMap((sample) => Object.keys(sample.labels)),
  ]);
  return [
    ...names.filter((name) => !samples.some((sample) => sample.name === name)),
    ...labelsOf(query).filter((label) => !labels.has(label)),
  ];
}
