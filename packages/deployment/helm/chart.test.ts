import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { HELM, KINDS, type Manifest, renderChart, runHelm, VALUE_SETS } from './render-chart.ts';

const ROOT = join(import.meta.dirname, '../../..');

const describeWithHelm = HELM ? describe : describe.skip;

describeWithHelm.each(VALUE_SETS)('the chart with the values %s', (set) => {
  it('passes helm lint', () => {
    const { status, stdout, errors } = runHelm('lint', set, ['--strict']);
    expect([status, stdout + errors]).toEqual([0, expect.stringContaining('0 chart(s) failed')]);
  });

  it('is rendered the same twice', () => {
    expect(runHelm('template', set).stdout).toBe(runHelm('template', set).stdout);
  });

  it('has objects with a name each, and no value that is missing', () => {
    const manifests = renderChart(set);
    const names = manifests.map(({ kind, metadata }) => `${kind} ${metadata.name}`);
    expect(new Set(names).size).toBe(names.length);
    expect(JSON.stringify(manifests)).not.toMatch(/<no value>|map\[|%!|null/);
  });

  it('has objects with the fields and types of Kubernetes', () => {
    expect(findTypeErrors(set, renderChart(set))).toBe('');
  });
});

describeWithHelm('the types of Kubernetes', () => {
  it.each([
    ['an unknown field', { spec: { replica: 2 } }, /"replica"' does not exist/],
    [
      'a wrong type',
      { spec: { replicas: '2', selector: {}, template: {} } },
      /'string' is not assignable to type 'number'/,
    ],
    ['a missing field', { spec: { selector: {} } }, /'template' is missing/],
  ])('refuse %s', (name, content, message) => {
    const manifest = { apiVersion: 'apps/v1', kind: 'Deployment', metadata: { name: 'x' }, ...content } as Manifest;
    expect(findTypeErrors(name.replaceAll(' ', '-'), [manifest])).toMatch(message);
  });
});

/** Compiles the objects as literals: TypeScript also refuses fields that the type does not have. */
function findTypeErrors(name: string, manifests: Manifest[]): string {
  const folder = join(import.meta.dirname, '../node_modules/.cache/manifests');
  mkdirSync(folder, { recursive: true });
  const file = join(folder, `${name}.ts`);
  const imports = Object.entries(KINDS).map(
    ([kind, path]) => `import type { ${kind} } from 'kubernetes-types/${path}';`,
  );
  const literals = manifests.map((manifest) => `(${JSON.stringify(manifest, null, 1)}) satisfies ${manifest.kind};`);
  writeFileSync(file, [...imports, ...literals].join('\n'));
  const options = [
    '--ignoreConfig',
    '--noEmit',
    '--strict',
    '--skipLibCheck',
    '--module',
    'esnext',
    '--moduleResolution',
    'bundler',
  ];
  const tsc = join(ROOT, 'node_modules/typescript/bin/tsc');
  return spawnSync(process.execPath, [tsc, ...options, '--types', '', file], { encoding: 'utf8', cwd: folder }).stdout;
}
