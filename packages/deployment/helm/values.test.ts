import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readPageSettings } from '@xana/release/page-settings';
import { createTempDirectory } from '@xana/test-kit/temp-directory';
import { parse } from 'yaml';
import { CHART, HELM, ofKind, renderChart, runHelm, VALUE_SETS } from './render-chart.ts';

// In this file, because jest prints nothing of a file whose tests are all skipped.
if (!HELM) console.warn('helm is missing: install it, or run these tests on Linux x64. The chart was not rendered.');
const describeWithHelm = HELM ? describe : describe.skip;

interface Schema {
  $ref?: string;
  properties?: Record<string, Schema>;
  additionalProperties?: boolean | Schema;
}

type Values = { [name: string]: unknown };

const read = (file: string) => readFileSync(join(CHART, file), 'utf8');
const values = parse(read('values.yaml'), { merge: true }) as Values;
const schema = JSON.parse(read('values.schema.json')) as Schema & { $defs: Record<string, Schema> };
const templates = readdirSync(join(CHART, 'templates'), { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map(({ parentPath, name }) => ({ name, text: readFileSync(join(parentPath, name), 'utf8') }));

const resolve = ({ $ref, ...own }: Schema): Schema => ($ref ? (schema.$defs[$ref.replace('#/$defs/', '')] ?? {}) : own);

/** Paths of the values with a name of their own in the schema. */
function pathsOfSchema(inner: Schema, path = ''): string[] {
  const { properties, additionalProperties } = resolve(inner);
  if (!properties || additionalProperties !== false) return [path];
  return Object.entries(properties).flatMap(([name, next]) => pathsOfSchema(next, path ? `${path}.${name}` : name));
}

const valueAt = (path: string) =>
  path.split('.').reduce<unknown>((inner, name) => (inner as Values | undefined)?.[name], values);

/** They are optional, and the values name none of them. */
const WITHOUT_DEFAULT = /^(global|pageSettings|platform\.menu\..*|.*resources.*\.(cpu|ephemeral-storage))$/;

describe('values.yaml', () => {
  it('has every value of the schema', () => {
    const missing = pathsOfSchema(schema).filter((path) => valueAt(path) === undefined);
    expect(missing.filter((path) => !WITHOUT_DEFAULT.test(path))).toEqual([]);
  });

  it('has every value that a template reads', () => {
    const used = templates.flatMap(({ text }) => [...text.matchAll(/\.Values\.([A-Za-z.]+)/g)].map(([, path]) => path));
    expect(used.length).toBeGreaterThan(40);
    const known = used.filter((path) => path && !/^pageSettings|environment\.[A-Z]/.test(path));
    expect(known.filter((path) => valueAt(String(path)) === undefined)).toEqual([]);
  });

  it('has a comment that names what is required', () => {
    for (const name of [
      'pageSettings',
      'platform.existingSecret',
      'platform.trustedProxies',
      'releases.existingSecret',
    ])
      expect(read('values.yaml').split('\n')[0]).toContain(name);
  });
});

describe('the templates', () => {
  it('describe one object each', () => {
    for (const { name, text } of templates) {
      if (/^_|^checks|^NOTES/.test(name)) continue;
      const shared = /include "xana\.(networkPolicy|ingress|claim|autoscaler|disruptionBudget)"/;
      const objects = [...text.matchAll(/^kind: /gm), ...text.matchAll(new RegExp(shared, 'g'))];
      expect([name, objects.length]).toEqual([name, 1]);
    }
  });
});

describeWithHelm('values.schema.json', () => {
  it.each([
    ['platform.replica=2', 'replica'],
    ['platform.replicas=0', 'platform.replicas'],
    ['platform.existingSecret=', 'platform.existingSecret'],
    ['platform.trustedProxies={}', 'platform.trustedProxies'],
    ['platform.environment.CHAIN_ID=8888', 'platform.environment.CHAIN_ID'],
    ['platform.drainSeconds=0', 'platform.drainSeconds'],
    ['platform.menu.header=x', 'header'],
    ['site.offlinePage=never', 'site.offlinePage'],
    ['releases.bucket.url=xana-releases', 'releases.bucket.url'],
    ['releaseServer.origin=https://releases.xana.example/desk', 'releaseServer.origin'],
    ['releases.refresh.schedule=daily', 'releases.refresh.schedule'],
    ['pageSettings.config.origins.site=xana.example', 'pageSettings.config.origins.site'],
    ['networkPolicy.database.port=70000', 'networkPolicy.database.port'],
    ['platform.uploads.size=20', 'platform.uploads.size'],
  ])('refuses %s and names the place', (setting, place) => {
    const { status, errors } = runHelm('template', 'minimal', ['--set', setting]);
    // Helm 3 writes dots, Helm 4 slashes.
    expect([status, errors.replaceAll('/', '.')]).toEqual([1, expect.stringContaining(place)]);
    expect(errors).toContain("values don't meet the specifications of the schema");
  });
});

describeWithHelm('the chart', () => {
  it.each([
    ['pageSettings.origins.shell=https://other.example', 'must be pageSettings.config.origins.site'],
    ['pageSettings.origins.mfe-auth=https://xana.example', 'pageSettings.origins.mfe-auth must not be the site'],
    ['releases.bucket.url=https://s3.example/releases', 'releases.bucket.existingSecret is empty'],
    ['releases.health.enabled=false', 'releases.health.enabled must be true unless'],
    ['releaseServer.origin=https://releases.xana.example', 'releaseServer.identity is empty'],
    ['platform.replicas=9', 'platform.autoscaling.maxReplicas must not be below'],
  ])('refuses %s, because values contradict each other', (setting, message) => {
    const { status, errors } = runHelm('template', 'minimal', ['--set', setting]);
    expect([status, errors]).toEqual([1, expect.stringContaining(message)]);
  });

  it.each(VALUE_SETS)('has page settings that the page server accepts, with the values %s', (set) => {
    const settings = ofKind(renderChart(set), 'ConfigMap').find(
      ({ metadata }) => metadata?.name === 'xana-page-settings',
    );
    const file = join(createTempDirectory('page-settings'), 'page-settings.json');
    writeFileSync(file, String(settings?.data?.['page-settings.json']));
    expect(readPageSettings(file, {}).config.origins.api).toBe('https://api.xana.example');
  });
});

describe('how-to/run-on-kubernetes.md', () => {
  const page = readFileSync(join(import.meta.dirname, '../../handbook/how-to/run-on-kubernetes.md'), 'utf8');
  const [, block = ''] = /```yaml\n([\s\S]*?)```/.exec(page) ?? [];

  (HELM ? it : it.skip)('has values with which the chart is rendered, and Secrets that its commands create', () => {
    const file = join(createTempDirectory('how-to'), 'values.yaml');
    writeFileSync(file, block.replace(/^ {3}/gm, ''));
    const text = JSON.stringify(renderChart('minimal', ['--values', file]));
    expect(text).toContain('registry.example/xana/xana-platform:2026-11-28');
    const created = [...page.matchAll(/create secret generic (\S+)/g)].map(([, name]) => name);
    const used = [...text.matchAll(/"(?:secretName|secretKeyRef":\{"name)":"([^"]+)"/g)].map(([, name]) => name);
    expect([...new Set(used)].filter((name) => !name?.endsWith('-tls')).sort()).toEqual(created.sort());
  });

  it('names the times of the chart', () => {
    const { platform, site } = values as Record<'platform' | 'site', { drainSeconds: number }>;
    expect(page).toContain(`\`platform.drainSeconds\` (${platform.drainSeconds})`);
    expect(page).toContain(`\`site.drainSeconds\` (${site.drainSeconds})`);
  });
});
